import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** The vocabulary of schema.org, from its release or from the declarations of the types that the product is written with. */
export type Vocabulary = {
  /** Every type with those it is made from. */
  parents: Map<string, string[]>
  /** Where a property may stand, and what its value may be. */
  properties: Map<string, { domains: string[]; ranges: string[] }>
}

const release = '../shared/data/jsonld'
const releaseFiles = [`${release}/schemaorg-30.0-properties.csv`, `${release}/schemaorg-subclasses.shacl`] as const

/** Why tests against the release are skipped; empty when it is there. */
export const releaseMissing = releaseFiles.every((file) => existsSync(file)) ? '' : ` (skipped: ${release} is absent)`

const nameOf = (address: string) => address.replace('https://schema.org/', '').trim()
const namesIn = (list: string) => list.split(',').map(nameOf).filter(Boolean)

/** The release of schema.org: its table of properties, and which type is made from which. */
export function readRelease(): Vocabulary {
  const rows: Record<string, string>[] = parse(readFileSync(releaseFiles[0]), { columns: true, bom: true })
  const parents = new Map<string, string[]>([['Thing', []]])
  const classes = readFileSync(releaseFiles[1], 'utf8')
  for (const [, child, list] of classes.matchAll(/schema1:(\w+) rdfs:subClassOf ([^.]+)\./g)) {
    parents.set(
      child!,
      [...list!.matchAll(/schema1:(\w+)/g)].map((match) => match[1]!),
    )
  }
  const properties = new Map(
    rows.map((row) => [row.label!, { domains: namesIn(row.domainIncludes!), ranges: namesIn(row.rangeIncludes!) }]),
  )
  return { parents, properties }
}

/** The declarations of schema-dts, read as text: the compiler says nothing of names that a spread or a cast brings in. */
export function readDeclarations(): Vocabulary {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const parents = new Map<string, string[]>()
  const properties: Vocabulary['properties'] = new Map()
  for (const [, name, made, body] of text.matchAll(/interface (\w+)Base(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g)) {
    parents.set(
      name!,
      [...(made ?? '').matchAll(/(\w+)Base/g)].map((match) => match[1]!),
    )
    for (const [, property, values] of body!.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)) {
      const known = properties.get(property!) ?? { domains: [], ranges: [] }
      known.domains.push(name!)
      known.ranges.push(...values!.split('|').map((value) => value.trim()))
      properties.set(property!, known)
    }
  }
  // Types without fields of their own: a leaf that takes over another's.
  for (const [, name, made] of text.matchAll(/interface (\w+)Leaf extends ([^{]+) \{/g)) {
    if (!parents.has(name!))
      parents.set(
        name!,
        [...made!.matchAll(/(\w+)Base/g)].map((match) => match[1]!),
      )
  }
  return { parents, properties }
}

/** A type and all that it is made from. */
function lineOf(type: string, { parents }: Vocabulary): Set<string> {
  const line = new Set<string>()
  const visit = (name: string) => {
    if (line.has(name)) return
    line.add(name)
    for (const parent of parents.get(name) ?? []) visit(parent)
  }
  visit(type)
  return line
}

/** Fields that the specification of the product asks of a doctor though schema.org declares them for other types. */
const specifiedBeyond: Readonly<Record<string, readonly string[]>> = {
  Physician: ['acceptsReservations', 'availableLanguage'],
  Dentist: ['acceptsReservations', 'availableLanguage'],
  MedicalBusiness: ['acceptsReservations', 'availableLanguage', 'medicalSpecialty'],
}

const numbers = ['Number', 'Integer', 'Float']

/** What a JSON-LD value has that the vocabulary does not know. */
export function problemsOf(value: unknown, vocabulary: Vocabulary, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => problemsOf(each, vocabulary, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  const type = node['@type']
  if (typeof type !== 'string') return [`${at}: has no @type`]
  if (!vocabulary.parents.has(type)) return [`${at}: ${type} is no type`]
  const line = lineOf(type, vocabulary)
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, inner]) => {
      const property = vocabulary.properties.get(name)
      const here = `${at}.${name}`
      if (!property) return [`${here}: is no property`]
      const isBeyond = specifiedBeyond[type]?.includes(name) ?? false
      const isAllowed = isBeyond || property.domains.some((domain) => line.has(domain))
      return [
        ...(isAllowed ? [] : [`${here}: is no property of ${type}`]),
        ...(Array.isArray(inner) ? inner : [inner]).flatMap((each) =>
          rangeProblems(each, property.ranges, vocabulary, here),
        ),
        ...problemsOf(inner, vocabulary, here),
      ]
    })
}

/** Texts are taken everywhere (schema.org's data model says so); numbers, flags and things only where they are declared. */
function rangeProblems(value: unknown, ranges: readonly string[], vocabulary: Vocabulary, at: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${at}: is blank`] : []
  if (typeof value === 'number') return numbers.some((each) => ranges.includes(each)) ? [] : [`${at}: is no number`]
  if (typeof value === 'boolean') return ranges.includes('Boolean') ? [] : [`${at}: is no flag`]
  const type = (value as Record<string, unknown> | null)?.['@type']
  if (typeof type !== 'string') return [`${at}: is ${JSON.stringify(value)}`]
  const line = lineOf(type, vocabulary)
  return ranges.some((range) => line.has(range)) ? [] : [`${at}: may not be a ${type}`]
}
