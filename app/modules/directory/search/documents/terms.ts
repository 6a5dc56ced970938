import { namespaces, prefixLengths } from './document.ts'
import type { NameForms } from '../romanization/name-forms.ts'
import { tenDigits } from '../numbers.ts'
import { tokensOf, unitsOf } from '../tokens.ts'

const isLatin = /^[a-z]/

/** The posting keys of a name. */
export function nameTerms(forms: NameForms): string[] {
  const terms = new Set<string>()
  const spelled = {
    surname: forms.surnames,
    ownSurname: forms.ownSurnames,
    given: forms.givens,
    word: forms.words,
    initials: forms.initials,
  }
  for (const [namespace, words] of Object.entries(spelled)) {
    for (const word of words) terms.add(namespaces[namespace as keyof typeof spelled] + word)
  }
  for (const word of [...forms.surnames, ...forms.givens, ...forms.words]) {
    if (!isLatin.test(word)) continue
    for (const length of prefixLengths) if (word.length > length) terms.add(namespaces.prefix + word.slice(0, length))
  }
  if (forms.isLatinOnly) terms.add(namespaces.latinOnly)
  return [...terms]
}

/** The posting keys of a facility's names. */
export function facilityTerms(names: readonly (string | null)[]): string[] {
  const terms = new Set<string>()
  for (const name of names) for (const token of tokensOf(unitsOf(name ?? ''))) terms.add(namespaces.facility + token)
  return [...terms]
}

/** The posting keys of a provider's NPI and telephones, however they are written. */
export function numberTerms(numbers: readonly (string | null)[]): string[] {
  const keys = numbers.flatMap((number) => tenDigits(number?.replace(/\D/g, '') ?? '') ?? [])
  return [...new Set(keys)].map((digits) => namespaces.number + digits)
}
