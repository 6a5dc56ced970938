import OpenCC from 'opencc-js'
import type { Locale } from '#app/core/i18n/locale.ts'
import { bannedWords, exceptions } from './terms.ts'

/** What a text says and where: the file and the key, or the row of the library. */
export interface ShownText {
  where: string
  locale: Locale
  text: string
}

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' })
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

/** Characters that both scripts write, though the converter knows another form for one of their meanings. */
const alsoTraditional = new Set('准斗台游干占后里佣厘')

function scriptFaults(locale: Locale, text: string): string[] {
  if (locale === 'en-US') return []
  const convert = locale === 'zh-Hant' ? toTraditional : toSimplified
  return [...text]
    .filter(
      (character) => convert(character) !== character && !(locale === 'zh-Hant' && alsoTraditional.has(character)),
    )
    .map((character) => `${character} is of the other script`)
}

/** A name with its title, set apart as on a card or a door: 白芷宁 医生. Inside a sentence they stand together. */
const titledName = /^\{\{name\}\} \p{Script=Han}+$/u

/** Where letters, digits or a value meet Han characters: the page sets the gap, nobody types it. */
const typedGap = /\p{Script=Han} (?:[\p{Script=Latin}\d$(]|\{)|(?:[\p{Script=Latin}\d)%]|\}) \p{Script=Han}/u

function markFaults(locale: Locale, text: string): string[] {
  if (locale === 'en-US') return []
  const faults: string[] = []
  if (/\p{Script=Han}[,.;:!?]\p{Script=Han}/u.test(text)) faults.push('a half-width mark between Han characters')
  if (typedGap.test(text) && !titledName.test(text)) faults.push('a typed space beside a Han character')
  if ((locale === 'zh-Hant' ? /[“”]/u : /[「」]/u).test(text)) faults.push('quotation marks of the other script')
  return faults
}

/** Text messages keep the straight apostrophe: the curly one is outside their alphabet and would halve what fits in one. */
const isTextMessage = (where: string) => /\.sms$/.test(where)

/** Straight apostrophes and quotation marks of English texts, but for those that are sent as they are: a line a fault. */
export function straightMarks(texts: readonly ShownText[], asTheyAre: ReadonlySet<string>): string[] {
  return texts
    .filter(({ where, locale, text }) => locale === 'en-US' && !isTextMessage(where) && !asTheyAre.has(text))
    .flatMap(({ where, text }) => [
      ...(/\p{L}'/u.test(text) ? [`${where}: a straight apostrophe`] : []),
      ...(/"/u.test(text) ? [`${where}: a straight quotation mark`] : []),
    ])
}

/** What is wrong with texts by the terms beside this: a line a fault. */
export function textFaults(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ where, locale, text }) => {
    if (exceptions.some((exception) => exception.text === text)) return []
    const banned = bannedWords[locale].flatMap(({ word, say, where: only }) => {
      const found = only && !only.test(where) ? null : word.exec(text)
      return found ? [`“${found[0]}”: say ${say}`] : []
    })
    return [...banned, ...markFaults(locale, text), ...scriptFaults(locale, text)].map(
      (fault) => `${where} ${locale}: ${fault}`,
    )
  })
}
