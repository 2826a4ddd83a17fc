import { toolMemosContract } from '../ports/tool-memos.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(toolMemosContract);
