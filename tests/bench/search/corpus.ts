import { now, setClock } from '#app/core/clock.ts'
import { always, dayOf, type SearchDocument } from '#app/modules/directory/search/documents/document.ts'
import { fitOf } from '#app/modules/directory/search/ranking/fit.ts'
import { memorySegment } from '#app/modules/directory/search/index/segment.ts'
import { nameForms, type NameForms } from '#app/modules/directory/search/romanization/name-forms.ts'
import { spellingsOf } from '#app/modules/directory/search/romanization/spellings.ts'
import { facilityTerms, nameTerms } from '#app/modules/directory/search/documents/terms.ts'
import { noFacts } from '#tests/factories/search-document.ts'
import { Random } from './random.ts'

const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  '欧阳',
  '司徒',
]
const givenCharacters = [
  ...'美玲伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉红建国志文慧嘉欣宇浩然子轩思涵佳怡俊凯雅婷晓东海燕春梅兰凤云龙飞鹏辉斌峰宁波琳珊珍珠莉萍雪梦洁琪瑶诗韵颖倩薇菲蓉荣耀祖德仁义礼智信诚正立业安康乐天成林森木心怡悦欢喜福禄寿永恒光宗明亮清新竹青松柏翠山川江河湖',
]
const westernGivens =
  'Mary John Lily Karen David Grace Peter Helen Kevin Amy Jason Cindy Eric Tina Frank Wendy Steven Emily Tony Alice'.split(
    ' ',
  )
const westernSurnames =
  'Smith Johnson Garcia Rodriguez Cohen Patel Williams Brown Miller Davis Rossi Novak Rivera Singh Murphy'.split(' ')

export type Reference = {
  specialties: { id: string; name: string; aliases: string[] }[]
  neighborhoodIds: string[]
  planIds: string[]
  languageIds: string[]
}

/** One synthetic doctor: the document for our index, and what the rivals index of the same person. */
export type Doctor = {
  document: SearchDocument
  /** Chinese name; empty for the others. */
  han: string
  forms: NameForms
  /** Names and aliases of the specialties, each one word. */
  specialtyWords: string[]
}

/** Of this specialty there is 30 % of everybody: the common term. */
export const commonSpecialty = 'internal-medicine'

/** Stops the clock: the order of equals is another each day, and every process has to have the same. */
export const stopClock = () => setClock(Date.parse('2026-11-21T12:00:00Z'))

/**
 * Doctors in the order in which our search puts equally relevant ones that day; the others are given it as the numbers of their rows.
 * Each follows from its number alone, so that any of them can be had without the others and every process has the same. Four fifths have
 * Chinese names, spelled in English as families from the mainland, Hong Kong or Taiwan do; plans come in the bundles that clinics contract.
 */
export class Corpus {
  /** Which doctor has each rank, and the rank of each doctor. */
  readonly #order: Uint32Array
  readonly #ranks: Uint32Array
  readonly #bundles: string[][]
  readonly #common: Reference['specialties'][number]

  constructor(
    readonly size: number,
    readonly reference: Reference,
  ) {
    const random = new Random(20_261_121)
    const bundle = () => Array.from({ length: 3 + random.below(9) }, () => random.pick(reference.planIds))
    this.#bundles = Array.from({ length: 400 }, bundle)
    this.#common = reference.specialties.find(({ id }) => id === commonSpecialty)!
    const plain = Array.from({ length: size }, (_, index) => ({
      facilityId: syntheticId(0),
      ...noFacts,
      ...this.#standing(index),
    }))
    const fit = fitOf(memorySegment(plain, dayOf(now())), {
      languageIds: [],
      near: null,
      openings: undefined,
      firstNeighborhoodIds: [],
    })
    const fits = Float64Array.from(plain, (_, index) => fit(index))
    this.#order = Uint32Array.from(plain.keys()).sort((a, b) => fits[a]! - fits[b]!)
    this.#ranks = new Uint32Array(size)
    for (const [rank, index] of this.#order.entries()) this.#ranks[index] = rank
  }

  /** The rank of a doctor by its id. */
  rankOf(id: string): number {
    return this.#ranks[Math.imul(Number.parseInt(id.slice(-8), 16), unscramble) >>> 0]!
  }

  /** What a doctor is ordered by. */
  #standing(index: number) {
    const random = new Random(index * 2_654_435_761 + 31)
    const isChinese = random.chance(0.8)
    const languageIds = () => languagesOf(random, this.reference.languageIds, isChinese)
    return {
      providerId: syntheticId(index),
      doctorLanguageIds: languageIds(),
      staffLanguageIds: languageIds(),
      acceptingUntil: random.chance(0.6) ? always : null,
    }
  }

  *[Symbol.iterator](): Generator<Doctor> {
    for (let index = 0; index < this.size; index++) yield this.at(index)
  }

  at(rank: number): Doctor {
    const { reference } = this
    const index = this.#order[rank]!
    const random = new Random(index * 2_654_435_761 + 97)
    const isChinese = random.chance(0.8)
    const name = isChinese ? chineseName(random) : westernName(random)
    const forms = nameForms({
      legalMiddle: null,
      nameHant: null,
      pronunciationPinyin: null,
      pronunciationJyutping: null,
      supplied: [],
      ...name,
    })
    const specialties = random.chance(0.3) ? [this.#common] : [random.pickSkewed(reference.specialties)]
    if (random.chance(0.15)) specialties.push(random.pick(reference.specialties))
    const plans = random.chance(0.25) ? [] : random.pick(this.#bundles)
    return {
      han: name.nameHans ?? '',
      forms,
      specialtyWords: [...new Set(specialties)].flatMap(({ name, aliases }) => [name, ...aliases]),
      document: {
        ...this.#standing(index),
        facilityId: syntheticId(2_000_000_000 + Math.floor(index / 3)),
        terms: [...nameTerms(forms), ...facilityTerms([`Harbor ${index % 997} Practice`])],
        specialtyIds: [...new Set(specialties)].map((specialty) => specialty.id),
        neighborhoodId: random.chance(0.1) ? null : random.pickSkewed(reference.neighborhoodIds),
        plans: [...new Set(plans)].map((id) => ({ id, until: random.chance(0.02) ? 0 : always })),
        gender: random.pick(['f', 'm', 'f', 'm', null]),
        telehealth: random.chance(0.3),
        weekend: random.chance(0.4),
        evening: random.chance(0.2),
        wheelchair: random.chance(0.5),
        minAge: random.chance(0.2) ? 18 : null,
        maxAge: null,
        lat: 40.5 + random.next() * 0.5,
        lng: -74.3 + random.next() * 0.6,
      },
    }
  }
}

export type SyntheticName = {
  nameHans: string | null
  legalFirst: string
  legalLast: string
  preferredName: string | null
}

export function chineseName(random: Random): SyntheticName {
  const surname = random.pickSkewed(surnames)
  const given = random.chance(0.2)
    ? random.pick(givenCharacters)
    : random.pick(givenCharacters) + random.pick(givenCharacters)
  const nameHans = surname + given
  const spellings = spellingsOf(nameHans)
  const spelling = spellings[random.pick([0, 0, 1, 3])] ?? spellings[0]!
  const legalLast = spelling.surnames[0]!
  const legalFirst = spelling.given.map((options) => options[0]).join(random.pick(['', ' ', '-']))
  return {
    nameHans,
    legalFirst,
    legalLast,
    preferredName: random.chance(0.3) ? `${random.pick(westernGivens)} ${legalLast}` : null,
  }
}

function westernName(random: Random): SyntheticName {
  return {
    nameHans: null,
    legalFirst: random.pick(westernGivens),
    legalLast: random.pick(westernSurnames),
    preferredName: null,
  }
}

function languagesOf(random: Random, ids: readonly string[], isChinese: boolean): string[] {
  const count = isChinese ? 1 + random.below(3) : random.below(2)
  return [...new Set(Array.from({ length: count }, () => random.pickSkewed(ids)))]
}

/** A UUID in form, with no order in its digits, as real ones have; its last eight digits lead back to the number. */
function syntheticId(index: number): string {
  const random = new Random(index)
  const digits = (length: number) => Array.from({ length }, () => random.below(16).toString(16)).join('')
  const last = (Math.imul(index, scramble) >>> 0).toString(16).padStart(8, '0')
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(4)}${last}`
}

const scramble = 0x9e3779b1
/** scramble × unscramble ≡ 1 (mod 2³²) */
const unscramble = 0x0e8b2f51
