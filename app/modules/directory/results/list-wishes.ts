import type { SearchParams, WantedHour } from './search-params.ts'
import type { Understood } from '../search/search-query.ts'
import type { TypedPart } from '../search/typed-text.ts'

/**
 * What a text asks of the list and not of a doctor: to be near, to be seen on a day or within hours. Told from the words as typed; the search
 * passes them over. Each is a part of the text that can be taken off.
 */
export type ListWishes = {
  near: TypedPart | null
  /** With the part of that day that its words name. */
  day: (TypedPart & { day: Day; part: PartOfDay | null }) | null
  /** A morning or an afternoon of any day, or of the one that other words name. An evening of any day is the search's own word. */
  hours: (TypedPart & { part: PartOfDay }) | null
}
type Day = NonNullable<SearchParams['day']>
type PartOfDay = Exclude<WantedHour, 'weekend'>

const nearWords =
  /[离離]我(?:家|屋企)?(?:比较|比較|最)?近(?:一点|一點|些)?的?|在?我(?:家|屋企)?附近的?|就近|附近的?|近我屋企|(?<!\p{L})(?:(?:near|close|closest|nearest|next|around)(?: to)? me|near ?by|nearest|closest|fujin)(?!\p{L})/iu

/** No part of a name: 早, 晚 and 朝 alone are none of these. */
const amWords = '早上|上午|朝早|朝[头頭]早'
/** After five is an evening. */
const pmWords = '(?:下午|[下晏][昼晝])(?!\\s?[567五六七]\\s?[点點])'
const hour = `(?:\\s?(?:${amWords}|${pmWords}|中午|晚上|晚[间間]|夜晚黑?|夜[间間]|晚黑|傍晚))?`
const englishHour = '(?: (?:in the )?(?:morning|afternoon|evening|night))'
const pinyinHour = '(?: ?(?:zao ?shang|shang ?wu|xia ?wu|wan ?shang))'
/** What the words for a day say of its parts. */
const partsOfDay: readonly (readonly [PartOfDay, RegExp])[] = [
  ['am', /早|上午|朝|morning|zao ?shang|shang ?wu/iu],
  ['pm', /下午|[昼晝]|afternoon|xia ?wu/iu],
  ['evening', /晚|夜|evening|night|(?:jin|ming) ?wan|wan ?shang/iu],
]
type DayWords = readonly [day: Day, han: string, english: string]
const today: DayWords = [
  'today',
  `(?:今天|今日|当天|當天)${hour}|今早|今晚黑?`,
  `today${englishHour}?|tonight|this (?:morning|afternoon|evening)`,
]
/** Days to come. */
const comingDays: readonly DayWords[] = [
  ['dayafter', `(?:后天|後天|后日|後日)${hour}`, 'the day after tomorrow'],
  ['tomorrow', `(?:明天|明日|听日|聽日)${hour}|明早|明晚|(?<!打)[听聽](?:晚|朝早?)`, '(?<!after )tomorrow'],
]
/** Never when something began, nor a weekend. */
const thisWeek: DayWords = [
  'week',
  '(?:[这這本](?:一)?[个個]?|[呢今][个個])(?:周|週|星期|[礼禮]拜)(?![末一二三四五六日天])|(?:一|1)(?:周|週|[个個]?星期|[个個]?[礼禮]拜)之?[内內]',
  'this week|within (?:a|one|the) week',
]
/** The words for each day, in Chinese and in English. */
const dayWords = [
  today,
  ...comingDays.map(([day, han, english]): DayWords => [day, han, `${english}${englishHour}?`]),
  thisWeek,
]
/** Days in pinyin, each of which may be a name: a day only where nothing else is said that is one. */
const daysInPinyin: readonly (readonly [Day, string])[] = [
  ['today', `jin ?(?:tian${pinyinHour}?|wan)`],
  ['tomorrow', `ming ?(?:tian${pinyinHour}?|wan)`],
  ['dayafter', `hou ?tian${pinyinHour}?`],
  ['week', 'zhe ?(?:ge ?)?(?:zhou|xing ?qi|li ?bai)'],
]
/** What follows a day on which somebody wants to be seen; a day alone may be the one on which something began. */
const seen =
  '(?:就|要|想|还|還|仲|能不能|能|可不可以|可唔可以|可以|有没有|有沒有|有冇)*(?:看诊|看診|看医生|看醫生|看(?![了过過到见見起着著])|睇(?![咗过過到])|预约|預約|约|約|有空|有号|有號|有位|开门|開門|挂号|掛號)'
/** The same before a day in English: see my son today, and not: see spots today. */
const doctor = '(?:an?|the) (?:[\\p{L}-]+ )?(?:doctor|dr|nurse|\\p{L}+ist|\\p{L}+ian)'
const someone =
  '(?:some|any)(?:one|body)|me|us|him|her|my (?:son|daughter|child|kid|baby|mom|mother|dad|father|husband|wife)'
const toBeSeen = `(?:available|open|be seen|get in|come in|see (?:${doctor}|${someone}))(?: about it)?`

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
/** A day after a comma, with nothing behind it, is asked for. */
const last = (words: string) => new RegExp(`(?<=[,，;；.。]\\s*)(?:${words})(?=\\s*[.。!！?？]?$)`, 'iu')
/** Nothing has begun on a day to come: it asks for that day where it stands by itself, and behind the other words; 王明天 is a name. */
const alone = (han: string) => new RegExp(`(?<=[\\s,，;；])(?:${han})(?=[\\s,，;；])`, 'u')
const behind = (han: string, english: string) =>
  new RegExp(`(?<=..)(?:${han}|\\b${english}${englishHour})(?=\\s*[.。!！?？]?$)`, 'iu')

const sameDay = word('same[ -]day(?: appointments?)?')
const asked: readonly (readonly [Day, RegExp])[] = [
  ['today', sameDay],
  ...dayWords.flatMap(([day, han, english]): [Day, RegExp][] => [
    [day, new RegExp(`(?:${han})${seen}|[约約](?:${han})`, 'u')],
    [day, word(`(?:${english})['’]?s? appointments?|appointments? (?:for )?(?:${english})|${toBeSeen} (?:${english})`)],
    ...(day === 'week' ? [] : [[day, last(`${han}|${english}`)] as [Day, RegExp]]),
  ]),
  ...comingDays.flatMap(([day, han, english]): [Day, RegExp][] => [
    [day, alone(han)],
    [day, behind(han, english)],
  ]),
]
const bare: typeof asked = [
  ...dayWords.map(([day, han, english]) => [day, new RegExp(`${han}|${word(english).source}`, 'iu')] as const),
  ...daysInPinyin.map(([day, words]) => [day, word(words)] as const),
]

/** Neither 早上好 nor good morning, which greet. */
const hanHours = `(?:${amWords}|${pmWords})(?!好)`
const englishHours = '(?<!good )(?:(?:in|for) the )?(?:morning|afternoon)s?'
/** Hours in which a doctor is to be there, and nothing comes and goes. */
const hanSeen =
  '(?:还|還|有没有|有沒有|有冇)?(?:看病|看[诊診]|看[医醫]生|(?:能|可以)看(?![清见見到])|(?:可以|有得)睇|睇[医醫]生|睇[诊診]|得[闲閒]|有空|有位|有[号號]|有[开開]|[开開][门門]|[门門][诊診])'
const englishSeen = `${englishHours} appointments?|(?:appointments?|available|be seen|get in|come in) ${englishHours}`
const askedHours = new RegExp(`${hanHours}${hanSeen}|${word(englishSeen).source}`, 'iu')
const bareHours = new RegExp(`${hanHours}|${word(englishHours).source}`, 'iu')

function partOf(text: string, words: RegExp): TypedPart | null {
  const match = words.exec(text)
  if (!match) return null
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return { words: match[0], rest: rest.replace(/\s+/g, ' ').trim() }
}

const partOfDayIn = (words: string): PartOfDay | null => partsOfDay.find(([, own]) => own.test(words))?.[0] ?? null

function dayIn(text: string, ways: typeof asked): ListWishes['day'] {
  for (const [day, words] of ways) {
    const part = partOf(text, words)
    if (part) return { ...part, day, part: partOfDayIn(part.words) }
  }
  return null
}

function hoursIn(text: string, ways: readonly RegExp[]): ListWishes['hours'] {
  const [found] = ways.flatMap((words) => partOf(text, words) ?? [])
  const part = found ? partOfDayIn(found.words) : null
  return found && part ? { ...found, part } : null
}

/** `understood` is how the search read the other words, empty where there are none: beside a complaint or a name, a day or an hour alone asks for nothing. */
export function listWishesIn(text: string, understood: readonly Understood[]): ListWishes {
  const isPlain = understood.every(({ kind }) => kind !== 'symptom' && kind !== 'name' && kind !== 'facility')
  const day = dayIn(text, asked) ?? (isPlain ? dayIn(text, bare) : null)
  const hours = day?.part ? null : hoursIn(text, isPlain ? [askedHours, bareHours] : [askedHours])
  return { near: partOf(text, nearWords), day, hours }
}
