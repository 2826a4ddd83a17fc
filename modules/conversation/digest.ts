/** Tells one request from another without keeping it. Hexadecimal SHA-256 of the text in UTF-8. */
export const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
