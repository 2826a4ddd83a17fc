import { z } from 'zod';
import type { RequestContext } from '../../modules/kernel/index.ts';
import { UserNotFound } from '../../modules/kernel/index.ts';
import { USER_ID } from './examples.ts';

/** A user by their id in a path. One that names nobody is not malformed: whatever the text, there is no such user. */
export const userApplicationId = z
  .string()
  .meta({ description: "The caller's own user id; there is no other user for them.", example: USER_ID });

/** @throws UserNotFound for any user but the caller */
export const ownOnly = ({ request }: { request: RequestContext }, userId: string): void => {
  if (userId !== request.user.id) throw new UserNotFound();
};
