/** What is wrong with a field: a key of its form's texts with what fills the placeholders, as one string (`errors.phoneShort?count=1`). */
export type Problem = string

/** A problem as form libraries carry it: their messages are plain text. */
export function problem(key: string, params: Record<string, string | number> = {}): Problem {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${key}?${query}` : key
}

/** The key of a problem and its placeholders; `count` is a number. */
export function readProblem(text: Problem): { key: string; params: Record<string, string | number> } {
  const [key = '', query = ''] = text.split('?', 2)
  const params = Object.fromEntries(new URLSearchParams(query))
  return { key, params: params.count ? { ...params, count: Number(params.count) } : params }
}
