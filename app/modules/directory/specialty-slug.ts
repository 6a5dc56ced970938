/**
 * The specified normal form of a specialty's name in an address: lower case; spaces, hyphens and underscores collapsed
 * into single hyphens; "&" turned into the word "and"; other characters that are not letters or digits removed; hyphens
 * at either end trimmed. Chinese characters are letters, so a Chinese name survives and can be looked up as an alias.
 * Applying it twice changes nothing: what stands side by side once a character is removed may compose (ㄱ─ㅏ gives 가),
 * so the name is composed again at the end.
 */
export function normalizeSpecialty(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[\s_-]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFKC')
}
