const mark = 'borough:'

/** The id by which a reading names a borough or county as a whole. Ids of neighborhoods contain no colon. */
export function boroughKey(borough: string): string {
  return mark + borough
}

/** The borough that such an id names; null for every other id. */
export function boroughIn(id: string): string | null {
  return id.startsWith(mark) ? id.slice(mark.length) : null
}

/** What people call the boroughs and counties that neighborhoods stand under, in all spellings; for matching only. */
export const boroughWords: Readonly<Record<string, readonly string[]>> = {
  manhattan: ['Manhattan', '曼哈顿', '曼哈頓', '曼岛'],
  queens: ['Queens', '皇后区', '皇后區', '昆士', '昆斯'],
  brooklyn: ['Brooklyn', '布鲁克林', '布魯克林', '布碌崙', '布碌仑', '布鲁伦'],
  bronx: ['Bronx', 'The Bronx', '布朗士', '布朗克斯'],
  'staten-island': ['Staten Island', '史泰登岛', '史泰登島', '史坦頓島', '史丹顿岛'],
  'long-island': ['Long Island', 'Nassau', '长岛', '長島', '拿骚', '拿騷'],
  westchester: ['Westchester', '威彻斯特', '威徹斯特', '韦斯特切斯特'],
  'new-jersey': ['New Jersey', 'NJ', '新泽西', '新澤西', '新州'],
}
