import type { Localized } from '#app/core/i18n/locale.ts'
import type { HerbInteraction, Source } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'

/** A herb to ask about before it is combined, and who says so. */
export type HerbWarning = HerbInteraction & { source: Source }

interface Herb {
  name: Localized
  source: Source
}

const nccih = (path: string, title: string): Source => ({
  publisher: 'NCCIH (NIH)',
  title,
  url: `https://www.nccih.nih.gov/health/${path}`,
})

const chineseHerbsAndWarfarin: Source = {
  publisher: 'PubMed Central (NIH)',
  title: 'Interaction between warfarin and Chinese herbal medicines',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4325561/',
}

const chineseHerbsAndPlatelets: Source = {
  publisher: 'PLOS ONE',
  title:
    'A Review of Potential Harmful Interactions between Anticoagulant/Antiplatelet Agents and Chinese Herbal Medicines',
  url: 'https://doi.org/10.1371/journal.pone.0064255',
}

const danshen: Herb = { name: tri('丹参', '丹參', 'Danshen (salvia root)'), source: chineseHerbsAndWarfarin }
const dongQuai: Herb = { name: tri('当归', '當歸', 'Dong quai (angelica root)'), source: chineseHerbsAndWarfarin }
const ginkgo: Herb = { name: tri('银杏', '銀杏', 'Ginkgo'), source: nccih('ginkgo', 'Ginkgo: Usefulness and Safety') }
const ginseng: Herb = {
  name: tri('人参', '人參', 'Asian ginseng'),
  source: nccih('asian-ginseng', 'Asian Ginseng: Usefulness and Safety'),
}
const licorice: Herb = {
  name: tri('甘草', '甘草', 'Licorice root'),
  source: nccih('licorice-root', 'Licorice Root: Usefulness and Safety'),
}
const stJohnsWort: Herb = {
  name: tri('贯叶连翘（圣约翰草）', '貫葉連翹（聖約翰草）', 'St. John’s wort'),
  source: nccih('st-johns-wort', 'St. John’s Wort: Usefulness and Safety'),
}
const redYeastRice: Herb = {
  name: tri('红曲', '紅麴', 'Red yeast rice'),
  source: nccih('red-yeast-rice', 'Red Yeast Rice: What You Need To Know'),
}
const ephedra: Herb = {
  name: tri('麻黄', '麻黃', 'Ephedra (ma huang)'),
  source: nccih('ephedra', 'Ephedra: Usefulness and Safety'),
}
const grapefruit: Herb = {
  name: tri('葡萄柚（西柚）', '葡萄柚（西柚）', 'Grapefruit'),
  source: {
    publisher: 'FDA',
    title: 'Grapefruit Juice and Some Drugs Don’t Mix',
    url: 'https://www.fda.gov/consumers/consumer-updates/grapefruit-juice-and-some-drugs-dont-mix',
  },
}

const warn = ({ name, source }: Herb, hans: string, hant: string, en: string): HerbWarning => ({
  herb: name,
  note: tri(hans, hant, en),
  source,
})

const moreBleeding = (herb: Herb) =>
  warn(
    herb,
    '一起用可能增加出血。先问医生或药剂师，煲汤和中成药也要告诉他们。',
    '一起用可能增加出血。先問醫生或藥劑師，煲湯和中成藥也要告訴他們。',
    'Together they may cause more bleeding. Ask your doctor or pharmacist first, and mention herbal soups and ready-made Chinese medicines too.',
  )

const weakens = warn(
  stJohnsWort,
  '会让身体更快清除这个药，药效变弱。没问过医生，不要一起用。',
  '會讓身體更快清除這個藥，藥效變弱。沒問過醫生，不要一起用。',
  'It makes your body clear this medicine faster, so the medicine works less well. Do not combine them without asking your doctor.',
)

/** Warnings by what happens; each names the herbs of which a public source says so. */
export const herbs = {
  platelets: [
    moreBleeding({ ...danshen, source: chineseHerbsAndPlatelets }),
    moreBleeding({ ...dongQuai, source: chineseHerbsAndPlatelets }),
    moreBleeding(ginkgo),
  ],
  ginkgoBleeding: [moreBleeding(ginkgo)],
  warfarin: [
    moreBleeding(danshen),
    moreBleeding(dongQuai),
    moreBleeding(ginkgo),
    warn(
      ginseng,
      '有研究说可能减弱抗凝作用，结论不一。吃之前先问医生。',
      '有研究說可能減弱抗凝血作用，結論不一。吃之前先問醫生。',
      'Some studies suggest it weakens this blood thinner, but results vary. Ask your doctor first.',
    ),
    weakens,
  ],
  weakened: [weakens],
  serotonin: [
    warn(
      stJohnsWort,
      '一起用可能让血清素太高，出现发抖、发烧、心跳快，有危险。不要合用。',
      '一起用可能讓血清素太高，出現發抖、發燒、心跳快，有危險。不要合用。',
      'Together they may raise serotonin too much and cause shaking, fever, and a racing heart. This is dangerous. Do not combine them.',
    ),
  ],
  pressure: [
    warn(
      licorice,
      '吃多吃久会让血压升高、钾降低。很多中药方和凉茶里都有，先问医生。',
      '吃多吃久會讓血壓升高、鉀降低。很多中藥方和涼茶裡都有，先問醫生。',
      'Taking a lot of it, or taking it for a long time, raises blood pressure and lowers potassium. It’s in many herbal formulas and teas, so ask your doctor first.',
    ),
  ],
  potassium: [
    warn(
      licorice,
      '两样都会让血钾降低，可能引起心律不齐和无力。先问医生。',
      '兩樣都會讓血鉀降低，可能引起心律不整和無力。先問醫生。',
      'Both lower potassium, which may cause an irregular heartbeat and weakness. Ask your doctor first.',
    ),
  ],
  sugar: [
    warn(
      ginseng,
      '可能让血糖更低。有糖尿病的人先问医生，勤测血糖。',
      '可能讓血糖更低。有糖尿病的人先問醫生，多量血糖。',
      'It may lower blood sugar even more. If you have diabetes, ask your doctor first and check your blood sugar more often.',
    ),
  ],
  grapefruit: [
    warn(
      grapefruit,
      '会让血里的药变多，副作用变大。能不能吃，先问药剂师。',
      '會讓血液裡的藥變多，副作用變大。能不能吃，先問藥劑師。',
      'It raises the amount of this medicine in your blood, so side effects get worse. Ask your pharmacist before you have any.',
    ),
  ],
  redYeastRice: [
    warn(
      redYeastRice,
      '可能含有和他汀相同的成分，等于吃双份，会伤肌肉和肝。不要合用。',
      '可能含有和他汀類相同的成分，等於吃雙份，會傷肌肉和肝。不要合用。',
      'It may contain the same ingredient as a statin. Together they act like a double dose that can harm your muscles and liver. Do not combine them.',
    ),
  ],
  ephedra: [
    warn(
      ephedra,
      '成分相近，一起用会让心跳加快、血压升高。很多治感冒的中药方里有。',
      '成分相近，一起用會讓心跳加快、血壓升高。很多治感冒的中藥方裡有。',
      'It’s similar to this medicine. Together they raise your heart rate and blood pressure. Many Chinese cold formulas contain it.',
    ),
  ],
} satisfies Record<string, HerbWarning[]>
