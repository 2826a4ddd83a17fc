import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import { ChatOpenAI } from '@langchain/openai';
import pg from 'pg';
import { inParallel } from './in-parallel.ts';
import type { Ask, Told } from './measured.ts';

/**
 * The thing to compare with: LangGraph alone, in process, no HTTP, no history, no lease: three nodes that each call the
 * model (safety, routing, a streamed answer), with the stock PostgreSQL saver.
 */
const [databaseUrl, baseURL] = process.argv.slice(2);
if (!databaseUrl || !baseURL) throw new Error('usage: bare.ts DATABASE_URL MODEL_URL');

const model = new ChatOpenAI({
  model: 'bare',
  apiKey: 'none',
  maxRetries: 0,
  streamUsage: true,
  configuration: { baseURL },
});
const State = Annotation.Root({
  message: Annotation<string>,
  verdict: Annotation<string>,
  route: Annotation<string>,
  answer: Annotation<string>,
});
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const saver = new PostgresSaver(pool, undefined, { schema: 'bare' });
await saver.setup();

const graph = new StateGraph(State)
  .addNode('safety', async ({ message }) => ({ verdict: (await model.invoke(`Safe? ${message}`)).text }))
  .addNode('routing', async ({ message }) => ({ route: (await model.invoke(`Which specialist? ${message}`)).text }))
  .addNode('respond', async ({ message }) => {
    let answer = '';
    for await (const chunk of await model.stream(message)) answer += chunk.text;
    return { answer };
  })
  .addEdge(START, 'safety')
  .addEdge('safety', 'routing')
  .addEdge('routing', 'respond')
  .addEdge('respond', END)
  .compile({ checkpointer: saver });

const turn = async (): Promise<{ totalMs: number; firstMs: number }> => {
  const began = performance.now();
  const config = { configurable: { thread_id: crypto.randomUUID() } };
  const { answer } = await graph.invoke({ message: 'How do I prepare for my next role?' }, config);
  if (!answer) throw new Error('no answer');
  const totalMs = performance.now() - began;
  return { totalMs, firstMs: totalMs };
};

process.on('message', async ({ turns, clients }: Ask) => {
  const times = await inParallel(turns, clients, turn);
  process.send?.({ times } satisfies Told);
});
process.send?.({ ready: true } satisfies Told);
