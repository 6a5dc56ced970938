import { nameForms } from '#app/modules/directory/search/romanization/name-forms.ts'
import type { Identity } from './identity.server.ts'

/** Everything by which somebody can be asked for, in plain: made when a row is written and to look again at what was found. */
export type PersonWords = {
  /** Words of the name in Latin letters, in every spelling that search derives; given names also joined. */
  latin: ReadonlySet<string>
  /** Single characters and pairs of neighbors, Simplified. */
  han: ReadonlySet<string>
  initials: ReadonlySet<string>
  /** Whole surnames and whole given names, in characters and in every spelling. */
  surnames: ReadonlySet<string>
  givens: ReadonlySet<string>
  /** The last four digits of the telephone number. */
  lastFour: string | null
}

const isHan = /\p{Script=Han}/u

export function personWords({ nameEn, nameZh, phone }: Pick<Identity, 'nameEn' | 'nameZh' | 'phone'>): PersonWords {
  const { surnames, givens, words, initials } = nameForms({
    legalFirst: '',
    legalLast: '',
    legalMiddle: null,
    // Whether the surname stands first or last, nobody was asked: it is read both ways.
    preferredName: nameEn,
    supplied: [{ form: 'alias', value: nameEn }],
    nameHans: nameZh,
    nameHant: nameZh,
    pronunciationPinyin: null,
    pronunciationJyutping: null,
  })
  const all = [...surnames, ...givens, ...words]
  return {
    latin: new Set(all.filter((word) => !isHan.test(word))),
    han: new Set(all.filter((word) => isHan.test(word))),
    initials,
    surnames,
    givens,
    lastFour: phone === null ? null : lastFourOf(phone),
  }
}

function lastFourOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-4)
}
