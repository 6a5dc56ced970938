import type { Localized } from '#app/core/i18n/locale.ts'
import { lunarDates, lunarYears } from './lunar-table.ts'
import { civilDates } from './civil-holidays.ts'

const tri = (hans: string, hant: string, en: string): Localized => ({ 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en })

/** Every holiday a facility can keep, by its code. */
export const holidayNames = {
  'new-years-day': tri('元旦', '元旦', 'New Year’s Day'),
  'martin-luther-king-day': tri('马丁·路德·金纪念日', '馬丁路德金恩紀念日', 'Martin Luther King Jr. Day'),
  'presidents-day': tri('总统日', '總統日', 'Presidents’ Day'),
  'memorial-day': tri('阵亡将士纪念日', '陣亡將士紀念日', 'Memorial Day'),
  juneteenth: tri('六月节', '六月節', 'Juneteenth'),
  'independence-day': tri('独立日', '獨立日', 'Independence Day'),
  'labor-day': tri('劳动节', '勞動節', 'Labor Day'),
  'columbus-day': tri('哥伦布日', '哥倫布日', 'Columbus Day'),
  'election-day': tri('选举日', '選舉日', 'Election Day'),
  'veterans-day': tri('退伍军人节', '退伍軍人節', 'Veterans Day'),
  'thanksgiving-day': tri('感恩节', '感恩節', 'Thanksgiving Day'),
  'christmas-day': tri('圣诞节', '聖誕節', 'Christmas Day'),
  'lunar-new-year': tri('春节', '農曆新年', 'Lunar New Year'),
  'lantern-festival': tri('元宵节', '元宵節', 'Lantern Festival'),
  'qingming-festival': tri('清明节', '清明節', 'Qingming Festival'),
  'dragon-boat-festival': tri('端午节', '端午節', 'Dragon Boat Festival'),
  'ghost-festival': tri('中元节', '中元節', 'Ghost Festival'),
  'mid-autumn-festival': tri('中秋节', '中秋節', 'Mid-Autumn Festival'),
  'double-ninth-festival': tri('重阳节', '重陽節', 'Double Ninth Festival'),
} as const satisfies Record<string, Localized>

export type HolidayCode = keyof typeof holidayNames

/** Holidays that are offered together. A facility keeps single holidays; a code may stand in two packs. */
export const holidayPacks = {
  /** Legal public holidays of the United States (5 U.S.C. 6103), each on its day and on the day it is observed. */
  'us-federal': [
    'new-years-day',
    'martin-luther-king-day',
    'presidents-day',
    'memorial-day',
    'juneteenth',
    'independence-day',
    'labor-day',
    'columbus-day',
    'veterans-day',
    'thanksgiving-day',
    'christmas-day',
  ],
  /**
   * Days on which the city's public schools are closed by a law of New York State or City and whose dates are settled
   * years ahead. Diwali and the two Eids are not: the schools' calendar of the year says when.
   */
  nyc: [
    'new-years-day',
    'martin-luther-king-day',
    'lunar-new-year',
    'presidents-day',
    'memorial-day',
    'juneteenth',
    'independence-day',
    'labor-day',
    'columbus-day',
    'election-day',
    'veterans-day',
    'thanksgiving-day',
    'christmas-day',
  ],
  lunar: [
    'lunar-new-year',
    'lantern-festival',
    'qingming-festival',
    'dragon-boat-festival',
    'ghost-festival',
    'mid-autumn-festival',
    'double-ninth-festival',
  ],
} as const satisfies Record<string, readonly HolidayCode[]>

/** `isObserved`: not the day itself but the working day on which a holiday at a weekend is kept. */
type Holiday = { code: HolidayCode; isObserved: boolean }

const none: readonly Holiday[] = []
const byDate = new Map<string, Holiday[]>()

function add(date: string, code: HolidayCode, isObserved: boolean): void {
  byDate.set(date, [...(byDate.get(date) ?? []), { code, isObserved }])
}

for (const year of lunarYears) {
  for (const { code, date, observed } of civilDates(year)) {
    add(date, code, false)
    if (observed !== date) add(observed, code, true)
  }
  for (const code of Object.keys(lunarDates) as (keyof typeof lunarDates)[]) add(lunarDates[code][year], code, false)
}

/** The holidays of a local date "YYYY-MM-DD"; none outside of 2025–2035. */
export function holidaysOn(date: string): readonly Holiday[] {
  return byDate.get(date) ?? none
}

/** Every date of a holiday, observed days included, ascending. */
export function holidayDates(code: HolidayCode): string[] {
  return [...byDate].flatMap(([date, list]) => (list.some((each) => each.code === code) ? [date] : [])).sort()
}
