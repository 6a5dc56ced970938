import type { GivenRow } from './record-row.ts'

/** What is read of a resource of FHIR R4; whatever a bundle has besides is passed over. Nothing of it is sure to be there, or of its type. */
type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : [])

const npiSystem = 'http://hl7.org/fhir/sid/us-npi'
const taxonomySystem = 'http://nucc.org/provider-taxonomy'

type Entry = { line: number; resource: Json }

/** The resources of a bundle by every name under which others refer to them. */
class Bundle {
  readonly entries: Entry[] = []
  readonly #named = new Map<string, Json>()

  constructor(bundle: Json) {
    listOf(bundle.entry).forEach(({ fullUrl, resource }, index) => {
      if (!isObject(resource)) return
      this.entries.push({ line: index + 1, resource })
      if (textOf(fullUrl) !== '') this.#named.set(textOf(fullUrl), resource)
      this.#named.set(`${textOf(resource.resourceType)}/${textOf(resource.id)}`, resource)
    })
  }

  ofType(type: string): Entry[] {
    return this.entries.filter(({ resource }) => resource.resourceType === type)
  }

  /** Who refers to each resource of a type by a field. */
  referring(entries: readonly Entry[], field: string, type: string): Map<Json, Json[]> {
    const found = new Map<Json, Json[]>()
    for (const { resource } of entries) {
      const named = this.find(resource[field], type)
      if (!named) continue
      const known = found.get(named)
      if (known) known.push(resource)
      else found.set(named, [resource])
    }
    return found
  }

  /** What a reference names, of the type that it should be; a path or an address of a server names by its end. */
  find(reference: unknown, type: string): Json | null {
    const name = isObject(reference) ? textOf(reference.reference) : ''
    const found = this.#named.get(name) ?? this.#named.get(name.split('/').slice(-2).join('/'))
    return found?.resourceType === type ? found : null
  }
}

const npiOf = (resource: Json) => textOf(listOf(resource.identifier).find(({ system }) => system === npiSystem)?.value)

/** The day of the last change; the whole of FHIR writes instants with their offset, the day is the one that is written. */
const updatedOf = (resource: Json) => (isObject(resource.meta) ? textOf(resource.meta.lastUpdated).slice(0, 10) : '')

function contactOf(resources: readonly (Json | null)[], system: 'phone' | 'fax'): string {
  for (const resource of resources) {
    const found = listOf(resource?.telecom).find((contact) => contact.system === system && contact.use !== 'old')
    if (found) return textOf(found.value)
  }
  return ''
}

/** `Location.address` is one, the address of all others is a list. */
function addressOf(resources: readonly (Json | null)[]) {
  for (const resource of resources) {
    const all = isObject(resource?.address) ? [resource.address] : listOf(resource?.address)
    const address = all.find(({ use }) => use === 'work') ?? all.find(({ use }) => use !== 'old' && use !== 'home')
    if (!address) continue
    const [addressLine1 = '', ...more] = textsOf(address.line)
    return {
      ...{ addressLine1, addressLine2: more.join(' '), city: textOf(address.city), state: textOf(address.state) },
      ...{ zip: textOf(address.postalCode), country: textOf(address.country).replace(/^USA$/i, 'US') },
    }
  }
  return {}
}

const taxonomiesOf = (concepts: unknown) =>
  listOf(concepts).flatMap(({ coding }) =>
    listOf(coding).flatMap(({ system, code }) => (system === taxonomySystem ? textOf(code).toUpperCase() : [])),
  )

/** Only the registry ends a number: a directory that has somebody no more says nothing about that. */
const endedProblem = ({ active }: Json) => (active === false ? 'the resource is not active' : null)

const common = (resource: Json) => ({ npi: npiOf(resource), updatedOn: updatedOf(resource) })
const problemOf = (resource: Json) =>
  endedProblem(resource) ?? (updatedOf(resource) === '' ? 'the meta.lastUpdated is empty' : null)

const genders = new Map([
  ['male', 'M'],
  ['female', 'F'],
  ['other', 'X'],
])

function practitioner(bundle: Bundle, own: readonly Json[], { line, resource }: Entry): GivenRow {
  const names = listOf(resource.name)
  const name = names.find(({ use }) => use === 'official') ?? names.find(({ use }) => use !== 'old') ?? {}
  const [firstName = '', ...middle] = textsOf(name.given)
  const [role = null] = own
  const location = bundle.find(listOf(role?.location)[0], 'Location')
  const organization = bundle.find(role?.organization, 'Organization')
  const sources = [location, organization, resource]
  const suffixes = textsOf(name.suffix)
  return {
    line,
    fields: {
      ...common(resource),
      ...addressOf(sources),
      ...{ entityType: '1', lastName: textOf(name.family), firstName, middleName: middle.join(' ') },
      ...{ credential: suffixes.join(', '), gender: genders.get(textOf(resource.gender)) ?? '' },
      phone: contactOf([role, ...sources], 'phone'),
      fax: contactOf([role, ...sources], 'fax'),
    },
    taxonomies: own.flatMap(({ specialty }) => taxonomiesOf(specialty)),
    problem: problemOf(resource),
  }
}

function organization(location: Json | null, { line, resource }: Entry): GivenRow {
  return {
    line,
    fields: {
      ...common(resource),
      ...addressOf([resource, location]),
      ...{ entityType: '2', organizationName: textOf(resource.name) },
      phone: contactOf([resource, location], 'phone'),
      fax: contactOf([resource, location], 'fax'),
    },
    taxonomies: taxonomiesOf(resource.type),
    problem: problemOf(resource),
  }
}

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isObject(value) && value.resourceType === 'Bundle' && Array.isArray(value.entry) ? value : null
  } catch {
    return null
  }
}

/**
 * The practitioners and organizations of a FHIR R4 bundle; null for what is none. Roles say where somebody practices and in which fields of
 * care; the first active one of a practitioner gives the address, and all of them the specialties. Line is the number of the entry.
 */
export function readFhirBundle(text: string): GivenRow[] | null {
  const json = parsed(text)
  if (!json) return null
  const bundle = new Bundle(json)
  const active = bundle.ofType('PractitionerRole').filter(({ resource }) => resource.active !== false)
  const rolesOf = bundle.referring(active, 'practitioner', 'Practitioner')
  const locationsOf = bundle.referring(bundle.ofType('Location'), 'managingOrganization', 'Organization')
  return bundle.entries.flatMap((entry): GivenRow[] => {
    const { resource } = entry
    if (resource.resourceType === 'Practitioner') return [practitioner(bundle, rolesOf.get(resource) ?? [], entry)]
    return resource.resourceType === 'Organization' ? [organization(locationsOf.get(resource)?.[0] ?? null, entry)] : []
  })
}
