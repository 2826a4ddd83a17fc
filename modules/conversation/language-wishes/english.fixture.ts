import type { JudgedSentences } from './judged-sentences.fixture.ts';

export const english: JudgedSentences = {
  wishes: `
fr Please answer in French.
de What is my next step? Answer me in German please
es Can you reply in Spanish from now on?
en switch to English
en in English, please
fr French please
fr Please write in French
fr I would like the answer in French
es Can we switch to Spanish?
de Could we speak in German?
en Let us continue in English
en Use English please
de Answer in French. No, answer in German.
en Could you please respond to me in English?
fr Would you mind answering in French?
de I'd prefer German
es I'd rather speak Spanish with you.
fr Hi Oria, can you talk to me in French?
de From now on, always answer in German.
en Sorry, my French is bad, could you write in English?
es Speak Spanish
de Explain that again in German, please
fr Can you explain this to me in French?
en Please use English for the rest of our conversation.
de I want you to reply in German only.
es Let's talk in Spanish, it is easier for me.
fr It would be great if you could answer in French.
en English from now on please
de I need the answer in German.
es Could I have your answer in Spanish?
fr Thanks! Now go on in French.
en You can answer in English.
de If possible, reply in German.
es All your answers should be in Spanish, please.
fr What trainings are there, and please answer in French
en Don't answer in German but in English.
de Can you repeat that in German?
es Please keep your replies in Spanish
fr Answer in French because my colleagues read along.
de Ok, let's switch back to German
en I asked you to answer in English.
fr Reply in French, not in English.
de Would it be possible for you to answer in German?
fr I'd like to continue in French.
es Respond only in Spanish from here on.
en Can you please write your answers in English?
de Hey, German please!
fr Kindly reply in French
es Can we do this in Spanish?
en Could you say that again in English?
de I would prefer if you answered in German.
fr Please talk French to me
es Next question, this time in Spanish please
en Back to English, please.
de Tell me in German what my options are.
fr Would you please explain it in French?
es I prefer to chat in Spanish
en Answer the next questions in English.
de Could you continue our conversation in German?
fr Is it okay if we speak French?
es Respond to my questions in Spanish.
en I don't understand German, please speak English
de May I ask you to reply in German?
fr Give me your answer in French.
es Please respond in spanish, thank you
en I'm more comfortable in English, so please use that language: English.
fr I did not understand that. Can you write it to me in French?
de German, if you don't mind
es Hello! Is it possible to have this conversation in Spanish?
en Sorry for my bad German, please let us use English.
fr Which skills do I need for this job? please reply in french
de Would you be able to speak German with me?
es please switch the language to Spanish
en I would like you to answer in English, not in German.
de Explain the notice period in German.
fr Could you answer all my questions in French from now on?
es Keep talking to me in Spanish please
en What does the policy say about leave? English please.
de I want to continue in German
fr Sure, but please answer in French
es can u answer in spanish
en Go back to English
de My mother tongue is German, so please speak German with me.
fr Will you write in French, please?
es I'd like your answers in Spanish.
en Please answer in simple English.
de Stop answering in English, answer in German.
fr Let's speak French from now on
es Could we please do the rest in Spanish?
de Good morning, I'd feel more comfortable if you wrote in German.
fr Please give me all your answers in French.
en Why are you writing in German? Use English please.
es I only speak Spanish, please answer in Spanish
de Can you explain it to me once more, in German?
fr I'd like to speak French with you, if possible.
en Please stick to English.
de No German? Then English. Actually no: please reply in German!
es Tell me more about it in Spanish please
fr Let us talk in French today
en Can I get your answer in English?
de Is it possible to continue in German?
es hey there, could you reply to me in spanish pls
fr Hello, please note that I would like you to respond in French.
en We can speak English.
de Would you kindly answer my question in German?
fr How many days of leave do I have? (Please answer in French.)
es Thanks for the list. Please continue in Spanish.
en My Spanish is too weak for this, let's go on in English
de I'm sorry, I did not catch that, could you say it in German?
es You may write to me in Spanish.
fr Please switch over to French for the rest of the chat
en Hmm, my French isn't good enough. English, please.
de Do you think you could answer in German from now on?
fr I'd be happier if you replied in French
es Tell me my options in Spanish please
en Never mind, just answer in English
de We should continue in German, it is easier for me
fr Your next answer in French please
es Can you talk Spanish to me
en Is there any way you could respond in English?
de Also, I need you to speak German.
fr May we continue this conversation in French?
es Let's do Spanish
en Don't use German please, use English
de Explain my pension plan in German please
fr Hi! French if possible.
es I asked in Spanish, so please reply in Spanish.
en Could you be so kind as to answer in English?
fr Can you answer in French please?
de I don't speak English very well. Could you answer in German?
es Please reply to this in Spanish.
en Speak English please
fr From now on please write only in French
de Can we talk in German?
es What are the benefits? Answer in Spanish
en Let's use English.
fr Explain it again in French
de Thanks. In German, please.
es I would like you to speak Spanish with me
en Sorry, could you repeat that in English please?
fr Switch language to French
de I want the answers in German
es Could you please continue in Spanish, that's easier for me`,
  others: `
Should you answer in Spanish when a customer writes in Spanish?
My boss told me: answer in German.
He said 'reply in French'
Write an email in French to our supplier
How do I answer a customer in German?
How should I reply in Spanish?
I want to learn Spanish
My English is not good enough for this job
Is there a training in French?
Find opportunities in German companies
He will answer in French tomorrow
Translate this into German
Find a course in English
Practise speaking Spanish with me
When should I answer in French?
Should I switch to English in the interview?
Do I have to answer in German?
I speak French and a little Spanish.
My manager wants me to write in English.
Write a cover letter in Spanish
The recruiter asked me to reply in German.
Reply in French to our supplier
What does "please answer in German" mean?
Is it better to answer in English or in French?
Can I answer in German during the assessment?
Our customers speak German.
She asked whether I could speak in French.
I have to give a presentation in English next week
Use English names for the headings in my CV
Answer in Spanish when a customer writes in Spanish.
I want to speak German fluently by next year.
How can I switch to German as my working language?
Which of our jobs require me to speak Spanish?
Draft a reply in French for the client
Can you find someone who can answer in German?
Don't answer in French.
They always answer in English.
Summarize the German report
Role play: the customer says "please speak English"
Do they speak English in the Lyon office?
I was told to continue in German.
Show me French trainings please
How would you answer this question in French?
My colleague said I should reply in Spanish.
Tell him to answer in German
Help me answer in English to this angry client
Can you prepare me for an interview in German?
What is the best way to answer in Spanish?
I was asked to speak in French at the conference
Why do you answer in English?
List all documents in German
Do you know who can speak Spanish in my team?
Improve the English of this paragraph
I'm taking French classes, please recommend a book
Am I allowed to answer in German?
The policy says: always reply in English.
Would you recommend that I switch to a Spanish team?
I used to speak French at home
Create a quiz in German about safety
Let me practise answering in French.
Should we continue in English with the Berlin team?
Whenever a client calls, speak English.
Please review my answer in German: Ich bin fleißig.
The bot must respond in Spanish for Spanish users.
Could you send me the handbook in French?
English is required for the position, please check my level
I need to write to a customer who speaks German. What should I say?
Ask him to answer in English.
We were told to speak English in all meetings
How well do I have to speak French for the Paris position?
Can you check whether my answer in Spanish is correct?
My goal is to speak German with our clients by summer
Prepare a speech in French for the team event
Who answers in German on the hotline?
Compare the German and the French policy
In the meeting I was supposed to answer in English
Could you recommend a podcast in Spanish?
Please send the invitation in English
She prefers to speak French
Simulate a customer who speaks Spanish
I am afraid to speak in English
The job ad says: please apply in German
What happens if I answer in French?
Would it be rude to reply in English?
The form can be filled in in German, right?
They want the report in English please advise
My team switched to English last month
Should the training be in French, please tell me
Who should I ask to answer in French?
I was wondering how to respond in German to a rejection
Give me tips for speaking English in meetings
The interviewer will switch to French halfway
Please find me a mentor who speaks Spanish
Make my German profile summary shorter
Do customers expect us to answer in German?
I can write in English and Spanish
Please add to my profile that I speak French
Would my manager mind if I answered in English?
She wrote: can we speak in German?
Which trainings help me to continue in English?
Let my assistant know that he can answer in Spanish
The candidate asked if we could switch to English
Is it possible to take the exam in German?
Can you tell me whether the course is in Spanish?
I'd like a course in German
Please list the colleagues who answered in French
Give me three sentences in Spanish for my speech
Could you put my CV into English please?
Would it help my career if I spoke German?
Should I ask the team to continue in English?
Explain when I should answer in French
Can you tell my colleague to answer in Spanish?
The email ends with: please reply in German
It would be great if my team spoke English
Please prepare questions that I can answer in Spanish
I would like to answer in French during the call
It would be good if the training were in German
Let me know if you find a job in French
My boss wants us to write in English
How can we speak more English at work?
I need a certificate in Spanish
Can you help me speak German better?
I must give my answer in German by Friday
Could you draft an answer in French?
Write this in German
What is "switch to Spanish" in French?
I always talk in English with my mentor
Please tell me which colleagues speak Spanish
How do you answer in French when a guest complains?
My mentor says I should speak German more often
Write a short bio in Spanish
Show me English courses
Our CEO asked us to speak English in meetings.
Is it okay to reply in German to an internal mail?
Find colleagues that speak French
Translate my summary to Spanish please
Do I need to speak German for this role?
I have been learning Spanish for two years
The client replied in French, what now?
Can I improve my English here?
Prepare me for a call in German
What jobs can I do if I speak Spanish?
Please proofread this answer in English`,
};
