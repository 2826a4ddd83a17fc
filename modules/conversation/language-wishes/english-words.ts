import type { WishWords } from './wish-words.ts';

export const ENGLISH: WishWords = {
  enclitics: '',
  courtesy:
    'please, pls, plz, kindly, thanks, thank you, many thanks, if possible, if you can/could, if you do not mind, if you don t mind, if that is ok/okay/fine/possible, if that s ok/okay/fine/possible, if you would, if you would be so kind, if u can, if u don t mind, thx, ty, cheers, much appreciated, if it is possible, if it s possible, if that works, if at all possible, whenever possible, if you will, would you',
  lead: 'hi, hello, hey, oria, hi there, ok, okay, yes, no, well, great, sure, sorry, now, then, also, just, actually, next question, this time, next time, from now on, from here on, for now, today, always, when you answer/reply/respond (me), when answering/replying (me), one request, instead, rather, preferably, i said, as i said, you should/must/can/may, you are free to, feel free to, be so kind and, make sure to, make sure you, remember to, try to, the rest, everything, all, the same, same, same again, only, good morning, good evening, good afternoon, good day, today, going forward, in future, in the future, for the rest, for the rest of this/the/our conversation/chat, perfect, cool, nice, fine, alright, right, wait, no wait, hmm, oh, oops, dear oria, excuse me, hold on, again, reminder, note, by the way, btw, ps, quick request, small request, one more thing, language, besides, moreover, in addition, additionally, never mind, further',
  joiner: 'and, but, so, then, therefore',
  toMe: 'me, us, to me, to us, with me, with us, for me, for us, my, with you, to you',
  manner:
    'always, only, just, again, back, now, today, still, instead, also, directly, exclusively, from now on, from here on, from here, this time, for now, over, once more, once again, too, today, tonight, going forward, in future, in the future, forever, permanently, by default, whenever possible, consistently, only ever, for today, immediately, right away, for the rest (of), for the rest of this/the/our conversation/chat, rather, preferably',
  object:
    'this, that, it, these, those, everything, all, (to) (all) my/the/this/these question/questions/message/messages, (to) the/my next/following/last question/questions/message/messages, the rest, the same, (with) this/our/the/your conversation/chat/discussion/dialogue, (all) your/the answer/answers/reply/replies/response/responses/messages/texts, the conversation language, the/your language, more, more about it/this/that, a bit more, something about it, the rest of it, the/this/our rest, (to) me and my team, to what i write/ask, the chat, to this/that/it/everything/them, on this/that/it, language, about it/this/that',
  determiner: 'the, my, our, a, an, this, these, your',
  tellMe: 'tell me, can/could you tell me, remind me of',
  mine: 'my, our',
  verbs: {
    reply: {
      command:
        'answer, reply, respond, tell me, give me, say that again, say it again, keep, repeat, keep/continue answering/replying/responding, continue/start to answer/reply/respond, start answering/replying, message me, get back to me, answer back, reply back, inform me, text me, guide me, assist me, advise me, start, begin',
      form: 'answer, answering, answered, reply, replying, replied, respond, responding, responded, tell me, give me, say that/it (again), repeat, repeating, tell, message me, get back to me, answer back, come back to me, reply back, inform me, text me, send your answers, provide, provide your answers, give, give your answers, guide me, help me out, assist me, advise me',
    },
    write: {
      command: 'write, write back, keep/continue/start writing, formulate, phrase, put, word',
      form: 'write, writing, wrote, write back, formulate, phrase, put, text',
    },
    talk: {
      command:
        'speak, talk, chat, continue, switch, keep/continue/start talking/speaking/chatting, continue/start to speak/talk, we can speak/talk/continue, go ahead, let s go, switching, change, go on, carry on, keep going, proceed, go back, stay, stick, return, can/could we do this/it/that, is this/it possible (also), also available, discuss, converse, move, move on, resume, revert, let us go, let s do this/it/that/everything, do everything, have this conversation, remain, i meant, i meant to say, i mean',
      form: 'speak, speaking, spoke, talk, talking, talked, chat, chatting, communicate, continue, continuing, continued, switch, switching, switched, change, changing, go on, carry on, keep going, proceed, go back, stay, stick, do this/it/that, have this conversation, discuss, do the rest/everything/all, hold/have our/the conversation, have a conversation, have this chat, converse, proceed, move, move on, move over, return, resume, revert, get back, go, remain',
    },
    speak: {
      command:
        'speak, talk, use, try, set the language to, make it, keep/start talking/speaking/using, we can speak, set the language to, make the language, select, choose, stick with',
      form: 'speak, speaking, spoke, talk, talking, talked, use, using, used, do, try, go with, do it in',
    },
    explain: {
      command: 'explain, describe, clarify, outline, walk me through',
      form: 'explain, explaining, explained, describe, describing, clarify, summarise, summarize, outline, walk me through',
    },
  },
  askYou:
    'can/could/would/will you/u (be able to), can t you, couldn t you, would you mind, do you mind, could/can i/we ask you to, may i ask you to, i want/need/expect you to, i would/d like/love/prefer you to, i would/d like it if you, i would/d prefer (it) if you, i would/d appreciate (it) if you (could/would), i would/d be grateful/happy/glad if you (could/would), it would be great/nice/good/helpful/better/easier if you (could/would), it d be great/nice/good if you (could/would), would it be possible for you to, would it be possible to, is it possible (for you) to, is it ok/okay/possible if you, i asked/told you to, i have asked/told you to, you are able to, i would/d appreciate you, are you able to, any chance you could/can, is there any chance you could/can, mind, thanks/thank you for, do you think you could/can, could i get you to, i was hoping you could/would/can, i wonder if you could/can/would, i was wondering if you could/can/would, i hope you can/will, i wish you would, please do, you may, you might, i beg you to, let me ask you to, may i ask that you, i ask that you, i ask you to, i request that you, i request you to, can/could/would/will you also/maybe/perhaps/always/just, might you, how about you, i like it when you, i prefer when you, i prefer it when you, i prefer you to, i prefer that you, it is better if you, it s better if you, i would/d rather you, i want that you, i need that you, is there a way for you to, is there a way to, is it possible that you, would it be ok/okay/fine if you, would it be ok/okay/fine to, could/would/will you be (so) kind/nice/good (enough/as) to, could/would/will you be so kind/nice/good as to, are you willing to, would you like to, could you maybe/perhaps, you need to',
  wouldBe:
    'i would, i d, it would, it d, that would, i am, i m, it is, it s, is there, do you think, do you believe, i think, i hope, i wish, is it possible',
  ifYou: 'if you (could/would/can), if u (could/would/can), you could/can/would/will/might, that you, for you to',
  askBoth:
    'can/could/may/might/shall we, we can/could, let s, let us, is it ok/okay/fine/possible if we, is it possible to, would it be possible to, would it be ok/okay/fine/possible if we, would you mind if we, do you mind if we, it would be great/nice/better/easier if we (could), i would/d like us to, i would/d prefer (it) if we, how about we, how about, what about, why don t we, can t we, couldn t we, do you want to, shall you and i, is it alright if we, would it be alright if we, we should, we might, is it ok/okay to, maybe we can/could, perhaps we can/could, i suggest we, i propose we, i suggest that we, let me, i wonder if we could, i want us to, i prefer that we, i would/d rather we, are we able to, would you like to',
  askRather: 'i would/d rather, i would/d prefer to, i prefer to, i prefer, i would/d prefer',
  askForMyself:
    'i would/d like to, i want to, i need to, i would/d love to, can/could/may i, i wish to, i prefer to, i am going to, i ll, i will, let me',
  prefer: 'i prefer, i would/d prefer, i would/d rather have, i would/d like',
  yours: 'your, all your, the, your next, all of your',
  answer:
    '(the/your/an/all/all your/all the) answer, (the/your/all/all your/all the) answers, (the/your/a) reply, (the/your) replies, (the/your/a) response, (the/your/all your) responses, (the/your/an/a short/a quick/a) explanation, (the/your) feedback, (the/your/all/all your/any) messages, (a) short answer, (a) quick answer, further answers, all further answers, every answer',
  wantAnswer:
    'i would/d like (to have/get/receive), i want (to have/get), i need, i prefer, i would/d prefer, i expect, can/could/may i have/get, could/can you give me, give me, let me have, keep, is it possible to get/have, could/can you keep, i am looking for, i m looking for, may i have/get, could i get, can you send me, could you send me, would you give me, please give, provide, i would/d love (to have/get), i am expecting, i want all, send me, give, let me get',
  answerIs:
    'should be, must be, have/has/need/needs to be, should be given, can be, are to be, ought to be, shall be, only, to be, written',
  into: 'in, into, to, in the, using, back to, back in, over to, to the, in simple/easy/proper/british/american, in plain/clear/basic/good, with, (in) the',
  languageNoun: 'language',
  goesOn:
    'because, since, as, and, but, so, then, not, instead, rather, what, which, how, why, who, with you, with me, with us, for me, for us, to me, to us, in this/our conversation/chat, in your answers/replies, for the rest, for this/our/the whole conversation/chat, for your answers/replies, for all, here, it is, it s, that is, that s, is easier/better/fine, would be better/easier/great/nice/fine, i, my, even, whatever, no matter, unless, until, the following, when possible, where possible, wherever possible, whenever possible, going forward, in future, please and, if you would, will you, would you, can you, could you, ok, okay, alright, right, if it is, if it s, if that, or i, otherwise, until, though, however, this time, when you answer/reply/respond/write, when talking/speaking/answering/replying to me, when you talk/speak to me, throughout, during this/our, so that, since i, on this topic, about it/this/that, in all',
  suits:
    'would be better/easier/great/nice/fine/good/perfect/best/preferable, works better/best (for me), is easier/better/fine for me, is easier/better, suits me (better), would suit me, would be (much/so) easier/simpler/better/nicer/clearer, would be a lot easier/better, is (much) easier/simpler/clearer for me, would help (me), would work',
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
