import { DIMENSIONS, type VectorCapability } from './vector-storage.ts';

/** The vector, when it is one that can be kept and compared. */
export const checkedVector = (vector: readonly number[]): readonly number[] => {
  if (vector.length !== DIMENSIONS) throw new RangeError(`A vector has ${DIMENSIONS} numbers, not ${vector.length}.`);
  if (!vector.every(Number.isFinite)) throw new RangeError('A vector is made of finite numbers.');
  return vector;
};

/** The vector as the text that `VECTOR_OF` reads. */
export const writtenVector = (vector: readonly number[], capability: VectorCapability): string =>
  capability === 'pgvector'
    ? JSON.stringify(checkedVector(vector))
    : Buffer.from(Float32Array.from(checkedVector(vector)).buffer).toString('hex');

export const VECTOR_OF: Readonly<Record<VectorCapability, string>> = {
  pgvector: 'batch.vector::vector',
  none: `decode(batch.vector, 'hex')`,
};
