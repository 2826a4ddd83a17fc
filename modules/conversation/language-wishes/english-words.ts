import type { WishWords } from './wish-words.ts';

export const ENGLISH: WishWords = {
  enclitics: '',
  courtesy:
    'please, pls, plz, kindly, thanks, thank you, many thanks, if possible, if you can/could, if you do not mind, if you don t mind, if that is ok/okay/fine/possible, if that s ok/okay/fine/possible',
  lead: 'hi, hello, hey, oria, hi there, ok, okay, yes, no, well, great, sure, sorry, now, then, also, just, actually, next question, this time, next time, from now on, from here on, for now, today, always, when you answer/reply/respond (me), when answering/replying (me), one request, instead, rather, preferably, i said, as i said, you should/must/can/may, you are free to, feel free to, be so kind and, make sure to, make sure you, remember to, try to, the rest, everything, all, the same, same, same again, only',
  joiner: 'and, but, so, then, therefore',
  toMe: 'me, us, to me, to us, with me, with us, for me, for us, my',
  manner:
    'always, only, just, again, back, now, today, still, instead, also, directly, exclusively, from now on, from here on, from here, this time, for now, over, once more, once again, too',
  object:
    'this, that, it, these, those, everything, all, (to) (all) my/the/this/these question/questions/message/messages, (to) the/my next/following/last question/questions/message/messages, the rest, the same, (with) this/our/the/your conversation/chat/discussion/dialogue, (all) your/the answer/answers/reply/replies/response/responses/messages/texts, the conversation language, the/your language',
  determiner: 'the, my, our, a, an, this, these, your',
  verbs: {
    reply: {
      command:
        'answer, reply, respond, tell me, give me, say that again, say it again, keep, repeat, keep/continue answering/replying/responding, continue/start to answer/reply/respond, start answering/replying',
      form: 'answer, answering, answered, reply, replying, replied, respond, responding, responded, tell me, give me, say that/it (again), repeat, repeating',
    },
    write: {
      command: 'write, write back, keep/continue/start writing, formulate, phrase, put, word',
      form: 'write, writing, wrote, write back, formulate, phrase, put, text',
    },
    talk: {
      command:
        'speak, talk, chat, continue, switch, keep/continue/start talking/speaking/chatting, continue/start to speak/talk, we can speak/talk/continue, go ahead, let s go, switching, change, go on, carry on, keep going, proceed, go back, stay, stick, return, can/could we do this/it/that, is this/it possible (also), also available',
      form: 'speak, speaking, spoke, talk, talking, talked, chat, chatting, communicate, continue, continuing, continued, switch, switching, switched, change, changing, go on, carry on, keep going, proceed, go back, stay, stick, do this/it/that, have this conversation',
    },
    speak: {
      command: 'speak, talk, use, try, set the language to, make it, keep/start talking/speaking/using, we can speak',
      form: 'speak, speaking, spoke, talk, talking, talked, use, using, used',
    },
    explain: {
      command: 'explain, describe, clarify',
      form: 'explain, explaining, explained, describe, describing, clarify',
    },
  },
  askYou:
    'can/could/would/will you/u (be able to), can t you, couldn t you, would you mind, do you mind, could/can i/we ask you to, may i ask you to, i want/need/expect you to, i would/d like/love/prefer you to, i would/d like it if you, i would/d prefer (it) if you, i would/d appreciate (it) if you (could/would), i would/d be grateful/happy/glad if you (could/would), it would be great/nice/good/helpful/better/easier if you (could/would), it d be great/nice/good if you (could/would), would it be possible for you to, would it be possible to, is it possible (for you) to, is it ok/okay/possible if you, i asked/told you to, i have asked/told you to, you are able to, i would/d appreciate you, are you able to, any chance you could/can, is there any chance you could/can, mind, thanks/thank you for',
  askBoth:
    'can/could/may/might/shall we, we can/could, let s, let us, is it ok/okay/fine/possible if we, is it possible to, would it be possible to, would it be ok/okay/fine/possible if we, would you mind if we, do you mind if we, it would be great/nice/better/easier if we (could), i would/d like us to, i would/d prefer (it) if we, how about we, how about, what about, why don t we',
  askRather: 'i would/d rather, i would/d prefer to, i prefer to, i prefer, i would/d prefer',
  askForMyself: 'i would/d like to, i want to, i need to, i would/d love to, can/could/may i',
  prefer: 'i prefer, i would/d prefer, i would/d rather have, i would/d like',
  answer:
    '(the/your/an/all/all your/all the) answer, (the/your/all/all your/all the) answers, (the/your/a) reply, (the/your) replies, (the/your/a) response, (the/your/all your) responses',
  wantAnswer:
    'i would/d like (to have/get/receive), i want (to have/get), i need, i prefer, i would/d prefer, i expect, can/could/may i have/get, could/can you give me, give me, let me have, keep, is it possible to get/have, could/can you keep',
  answerIs: 'should be, must be, have/has/need/needs to be, should be given, can be',
  into: 'in, into, to, in the, using, back to, back in, over to, to the, in simple/easy/proper/british/american',
  languageNoun: 'language',
  goesOn:
    'because, since, as, and, but, so, then, not, instead, rather, what, which, how, why, who, with you, with me, with us, for me, for us, to me, to us, in this/our conversation/chat, in your answers/replies, for the rest, for this/our/the whole conversation/chat, for your answers/replies, for all, here, it is, it s, that is, that s, is easier/better/fine, would be better/easier/great/nice/fine, i, my, even, whatever, no matter, unless, until, the following',
  condition: 'when, whenever, if, unless, while, once, as soon as, every time, in case',
  about: 'how, why, whether, where, who, which, should, shall, do, does, did, is, are, am, was, must, what',
  report:
    'said, says, say, saying, told, tells, asked, asks, asking, wrote, writes, written, replied, thinks, thought, wants, wanted, suggested, suggests, insists, claims, mentioned, recommends, requires, demands, reads, states, stated, translate, translation, correct, proofread, improve, means, mean, quote, rule, policy, example, text, sentence, email, mail, letter, phrase, subject, role play, roleplay, pretend, imagine',
  selfReport:
    'i said/asked/told/wrote/mentioned, i have said/asked/told/mentioned, i ve said/asked/told/mentioned, i was told by you',
  negation: 'not, don t, do not, no, never, stop, instead of, rather than',
  contrast: 'but, but rather, rather, now, instead',
  subject:
    'i, we, he, she, they, it, you, my, our, the, all, many, some, most, people, everyone, everybody, somebody, his, her, their, a, an, one, there, these, those, whoever',
};
