import { z } from 'zod';
import type { Tool } from '../../modules/kernel/index.ts';

/** A tool as chat models take it. */
export interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: Record<string, unknown>;
  };
}

// A schema is the same for every request: converting it costs more than all else that a turn does with a tool.
const definitions = new WeakMap<Tool, ToolDefinition>();

export const toolDefinition = (tool: Tool): ToolDefinition => {
  const known = definitions.get(tool);
  if (known) return known;
  const { $schema: _, ...parameters } = z.toJSONSchema(tool.input, { target: 'draft-7', io: 'input' });
  const definition: ToolDefinition = {
    type: 'function',
    function: { name: tool.name, description: tool.intent, parameters },
  };
  definitions.set(tool, definition);
  return definition;
};
