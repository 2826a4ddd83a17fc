import { ContainerModule } from 'inversify';
import { careerChat } from '../../modules/career-chat/index.ts';
import { requestClarificationTool } from '../../modules/clarification/index.ts';
import { getObjectiveTool, getUserProfileSelectiveTool } from '../../modules/profile/index.ts';
import { taskHelper, taskHelperTool } from '../../modules/task-helper/index.ts';
import { Embedder } from '../../ports/embedder.ts';
import { EmojiNames } from '../../ports/emoji-names.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { Telemetry } from '../../ports/telemetry.ts';
import { fill, give } from './fill.ts';
import { Specialist, Tool } from './keys.ts';

/** Who takes turns and with which tools. A further specialist is a folder under modules/ and a line here. */
export const specialists = new ContainerModule(({ bind }) => {
  give(bind, Tool, requestClarificationTool);

  give(bind, Specialist, careerChat);
  give(bind, Tool, getUserProfileSelectiveTool);
  fill(bind, Tool, [Embedder], (embedder) => getObjectiveTool({ embedder }));

  give(bind, Specialist, taskHelper);
  fill(bind, Tool, [LanguageModel, EmojiNames, Telemetry], (model, emoji, telemetry) =>
    taskHelperTool({ model, emoji, telemetry }),
  );
});
