import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { neighborhoods as neighborhoodsTable } from '#drizzle/schema/reference.ts'
import type { County } from './counties.ts'
import { brooklyn } from './neighborhoods/brooklyn.ts'
import { longIsland } from './neighborhoods/long-island.ts'
import { manhattan } from './neighborhoods/manhattan.ts'
import { newJersey } from './neighborhoods/new-jersey.ts'
import type { NeighborhoodEntry } from './neighborhoods/neighborhood-entry.ts'
import { queens } from './neighborhoods/queens.ts'
import { statenIsland } from './neighborhoods/staten-island.ts'
import { westchester } from './neighborhoods/westchester.ts'

export type BoroughId =
  'manhattan' | 'queens' | 'brooklyn' | 'bronx' | 'staten-island' | 'long-island' | 'westchester' | 'new-jersey'

/** The boroughs of New York City and the regions around it, with the spellings in use. The Bronx has no neighborhood. */
export const boroughs: { id: BoroughId; name: Localized; aliases: LocalizedList }[] = [
  {
    id: 'manhattan',
    name: { 'zh-Hans': '曼哈顿', 'zh-Hant': '曼哈頓', 'en-US': 'Manhattan' },
    aliases: {
      'zh-Hans': ['曼哈坦', '曼岛', '纽约县'],
      'zh-Hant': ['曼哈坦', '曼島', '紐約縣'],
      'en-US': ['New York County', 'Manhattan NY'],
    },
  },
  {
    id: 'queens',
    name: { 'zh-Hans': '皇后区', 'zh-Hant': '皇后區', 'en-US': 'Queens' },
    aliases: { 'zh-Hans': ['昆斯', '皇后'], 'zh-Hant': ['昆斯', '皇后'], 'en-US': ['Queens County', 'Queens NY'] },
  },
  {
    id: 'brooklyn',
    name: { 'zh-Hans': '布鲁克林', 'zh-Hant': '布碌崙', 'en-US': 'Brooklyn' },
    aliases: {
      'zh-Hans': ['布碌仑', '布鲁仑', '布鲁克林区'],
      'zh-Hant': ['布魯克林', '布魯崙', '布碌倫', '布魯克林區'],
      'en-US': ['Kings County', 'Brooklyn NY', 'BK'],
    },
  },
  {
    id: 'bronx',
    name: { 'zh-Hans': '布朗士', 'zh-Hant': '布朗士', 'en-US': 'Bronx' },
    aliases: {
      'zh-Hans': ['布朗克斯', '布朗区', '布隆克斯'],
      'zh-Hant': ['布朗克斯', '布朗區', '布隆克斯'],
      'en-US': ['The Bronx', 'Bronx County', 'Bronx NY'],
    },
  },
  {
    id: 'staten-island',
    name: { 'zh-Hans': '史泰登岛', 'zh-Hant': '史泰登島', 'en-US': 'Staten Island' },
    aliases: {
      'zh-Hans': ['史坦顿岛', '斯塔滕岛', '史丹顿岛'],
      'zh-Hant': ['史坦頓島', '斯塔滕島', '史丹頓島'],
      'en-US': ['Richmond County', 'Staten Island NY'],
    },
  },
  {
    id: 'long-island',
    name: { 'zh-Hans': '长岛', 'zh-Hant': '長島', 'en-US': 'Long Island' },
    aliases: {
      'zh-Hans': ['拿骚', '拿骚县', '纳苏', '纳苏县'],
      'zh-Hant': ['拿騷', '拿騷縣', '納蘇', '納蘇縣'],
      'en-US': ['Nassau', 'Nassau County'],
    },
  },
  {
    id: 'westchester',
    name: { 'zh-Hans': '威彻斯特', 'zh-Hant': '威徹斯特', 'en-US': 'Westchester' },
    aliases: {
      'zh-Hans': ['威彻斯特县', '韦斯特切斯特', '西彻斯特'],
      'zh-Hant': ['威徹斯特縣', '威郡', '西徹斯特'],
      'en-US': ['Westchester County'],
    },
  },
  {
    id: 'new-jersey',
    name: { 'zh-Hans': '新泽西', 'zh-Hant': '新澤西', 'en-US': 'New Jersey' },
    aliases: {
      'zh-Hans': ['新泽西州', '新州', '纽泽西'],
      'zh-Hant': ['紐澤西', '新澤西州', '紐澤西州', '新州'],
      'en-US': ['NJ', 'Jersey'],
    },
  },
]

type Located = NeighborhoodEntry & { borough: BoroughId; state: 'NY' | 'NJ'; county: County }

const within = (borough: BoroughId, county: County, entries: NeighborhoodEntry[]): Located[] =>
  entries.map((neighborhood) => ({ ...neighborhood, borough, state: 'NY', county }))

/** In the order of `sort`, which also decides whose a shared ZIP code is. */
export const neighborhoods: (typeof neighborhoodsTable.$inferSelect)[] = [
  ...within('manhattan', 'New York', manhattan),
  ...within('queens', 'Queens', queens),
  ...within('brooklyn', 'Kings', brooklyn),
  ...within('staten-island', 'Richmond', statenIsland),
  ...within('long-island', 'Nassau', longIsland),
  ...within('westchester', 'Westchester', westchester),
  ...newJersey.map((neighborhood): Located => ({ ...neighborhood, borough: 'new-jersey', state: 'NJ' })),
].map((neighborhood, index) => ({ id: neighborhood.slug, ...neighborhood, isIndexable: true, sort: index + 1 }))
