/**
 * What a column holds. `words` is one text in the three locales, `wordList` a list in each; `list` is a list of plain texts;
 * `link` and `links` name rows of another reference table by id; `sources` are lines of publisher | title | https address; `pairs` are
 * lines of a name, a colon and what is said of it, in each locale.
 */
export type ColumnKind =
  | 'text'
  | 'words'
  | 'wordList'
  | 'list'
  | 'choice'
  | 'choices'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'day'
  | 'link'
  | 'links'
  | 'sources'
  | 'pairs'

export type ReferenceColumn = Readonly<{
  name: string
  kind: ColumnKind
  /** May be empty; of `words`, in every locale. */
  optional?: true
  /** Several lines in the form. */
  long?: true
  /** Characters of a text, or the bounds of a number. */
  max?: number
  min?: number
  pattern?: RegExp
  choices?: readonly string[]
  to?: TableKey
  /** No two rows of the table say the same. */
  unique?: true
  /** Stays as it is once the row is there: addresses and rows of others name it. */
  settled?: true
  /** The texts in which its choices are told to people, where they are not under its name. */
  choiceWords?: string
  /** How the two texts of a pair are kept. */
  pair?: readonly [string, string]
  /** What a form calls it where the texts under its name say something else. */
  label?: string
}>

/** A record in one column of the database: the parts by the columns that hold them in forms and files. Without any of them it is null. */
export type FoldedColumn = Readonly<{
  name: string
  parts: Readonly<Record<string, Readonly<{ name: string; isOptional?: true }>>>
}>

export type TableKey =
  | 'specialties'
  | 'symptoms'
  | 'neighborhoods'
  | 'languages'
  | 'carriers'
  | 'plans'
  | 'planGroups'
  | 'decisionReasons'
  | 'bannedClaims'
  | 'tierOffers'
  | 'coupons'
  | 'promotionRates'
  | 'examRules'
  | 'labTests'
  | 'modalities'
  | 'medicines'

export type ReferenceTable = Readonly<{
  key: TableKey
  /** The table's name in the database, under which its edits stand. */
  tableName: string
  /** What names a row in lists: a column of words, or a plain text. */
  title: string
  columns: readonly ReferenceColumn[]
  /** Pairs of columns of which the second is never less than the first, where both say something. */
  ascending?: readonly (readonly [string, string])[]
  /** Records whose parts are columns of the declaration. */
  folded?: readonly FoldedColumn[]
  /** A row can be retired in favor of another one, which its public address then leads to. */
  retires?: 'specialty' | 'neighborhood' | 'plan'
}>

export const slug = { kind: 'text', max: 80, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ } as const
export const name = { name: 'name', kind: 'words', max: 120 } as const
export const aliases = { name: 'aliases', kind: 'wordList', optional: true, max: 80 } as const
export const sort = { name: 'sort', kind: 'whole', min: 0, max: 100_000 } as const
export const flag = (column: string) => ({ name: column, kind: 'flag' }) as const
export const prose = (column: string) =>
  ({ name: column, kind: 'words', long: true, optional: true, max: 4000 }) as const
export const day = (column: string) => ({ name: column, kind: 'day', optional: true }) as const
export const needed = (column: string, max = 4000) => ({ name: column, kind: 'words', long: true, max }) as const
/** The name of a row in addresses, which nothing leads on from: it is chosen once. */
export const settledSlug = { name: 'slug', ...slug, unique: true, settled: true } as const
