/** Each of some words with each of others behind it. */
export const pairs = (firsts: string, seconds: string): string[] =>
  firsts.split(' ').flatMap((first) => seconds.split(' ').map((second) => first + second))
