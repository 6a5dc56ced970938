import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { dailyMed, medication, medlinePlus, names } from './shape.ts'

const eyeEmergency = tri(
  '眼睛剧痛、看不清、看到光圈，马上看眼科或去急诊。',
  '眼睛劇痛、看不清、看到光圈，馬上看眼科或去急診。',
  'For severe eye pain, blurred vision, or halos around lights, see an eye doctor or go to an emergency room right away.',
)
const contactLenses = tri(
  '戴隐形眼镜的人，先问怎么用。瓶口不要碰到眼睛。',
  '戴隱形眼鏡的人，先問怎麼用。瓶口不要碰到眼睛。',
  'If you wear contact lenses, ask how to use it. Do not let the tip touch your eye.',
)
const glaucomaUse = tri(
  '降眼压，治疗青光眼，要每天用。',
  '降眼壓，治療青光眼，要每天用。',
  'Lowers eye pressure to treat glaucoma. Use it every day.',
)
const noFeeling = tri(
  '青光眼没有感觉也会伤视力，不要自己停。',
  '青光眼沒有感覺也會傷視力，不要自己停。',
  'Glaucoma harms your sight even when you feel nothing. Do not stop on your own.',
)
const notBetter = tri(
  '用了没有好转、变红肿或流脓，去看医生。',
  '用了沒有好轉、變紅腫或流膿，去看醫生。',
  'If it doesn’t get better, or turns red, swollen, or oozing, see a doctor.',
)

export const eyesAndSkin: MedicationEntry[] = [
  medication({
    slug: 'latanoprost',
    generic: 'latanoprost eye drops',
    brands: ['Xalatan', 'Xelpros', 'Iyuzeh'],
    names: names(['拉坦前列素', '适利达'], ['拉坦前列素', '舒而坦']),
    drugClass: tri('前列腺素类青光眼药', '前列腺素類青光眼藥', 'Prostaglandin for glaucoma'),
    status: 'rx',
    forms: 'eyeDrops',
    use: glaucomaUse,
    cautions: [
      noFeeling,
      tri(
        '眼珠颜色可能慢慢变深，而且不会变回来；睫毛也可能变长、变深。',
        '眼珠顏色可能慢慢變深，而且不會變回來；睫毛也可能變長、變深。',
        'It may slowly darken your eye color for good, and make your lashes longer and darker.',
      ),
      contactLenses,
    ],
    sources: [dailyMed('latanoprost')],
  }),
  medication({
    slug: 'timolol-eye',
    generic: 'timolol eye drops',
    brands: ['Timoptic', 'Betimol', 'Istalol'],
    names: names(['噻吗洛尔滴眼液', '噻吗心安'], ['噻嗎洛爾眼藥水', '噻嗎洛爾']),
    drugClass: tri('β受体阻滞剂眼药水', '乙型阻斷劑眼藥水', 'Beta blocker eye drops'),
    status: 'rx',
    forms: 'eyeDrops',
    use: glaucomaUse,
    cautions: [
      tri(
        '眼药水也会进入全身：有哮喘、慢阻肺、心跳慢的人不要用，先问医生。',
        '眼藥水也會進入全身：有氣喘、慢性阻塞性肺病、心跳慢的人不要用，先問醫生。',
        'The drops reach your whole body. If you have asthma, COPD, or a slow heartbeat, do not use them until you ask your doctor.',
      ),
      tri(
        '也在吃美托洛尔这类药的人，先告诉医生。',
        '也在吃美托洛爾這類藥的人，先告訴醫生。',
        'Tell your doctor first if you also take metoprolol or a similar medicine.',
      ),
      noFeeling,
    ],
    sources: [dailyMed('timolol ophthalmic')],
  }),
  medication({
    slug: 'artificial-tears',
    generic: 'carboxymethylcellulose (artificial tears)',
    brands: ['Refresh', 'TheraTears'],
    names: names(
      ['人工泪液', '羧甲基纤维素钠滴眼液'],
      ['人工淚液', '羧甲基纖維素眼藥水'],
      ['artificial tears', 'lubricant eye drops'],
    ),
    drugClass: tri('润眼药', '潤眼藥', 'Eye lubricant'),
    status: 'otc',
    forms: 'eyeDrops',
    use: tri('缓解眼睛干涩。', '緩解眼睛乾澀。', 'Eases dry eyes.'),
    cautions: [
      eyeEmergency,
      tri(
        '一天要点很多次的人，可选不含防腐剂的。',
        '一天要點很多次的人，可選不含防腐劑的。',
        'If you use drops many times a day, you can choose preservative-free ones.',
      ),
      contactLenses,
    ],
    sources: [
      {
        publisher: 'National Eye Institute (NIH)',
        title: 'Dry Eye',
        url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/dry-eye',
      },
      dailyMed('carboxymethylcellulose'),
    ],
  }),
  medication({
    slug: 'hydrocortisone-topical',
    generic: 'hydrocortisone cream',
    brands: ['Cortizone-10', 'Cortaid'],
    names: names(['氢化可的松乳膏', '氢化可的松'], ['氫化可體松乳膏', '氫化可的松']),
    drugClass: tri('外用激素（弱效）', '外用類固醇（弱效）', 'Mild topical steroid'),
    status: 'rx_and_otc',
    forms: 'skin',
    use: tri(
      '缓解湿疹、蚊虫叮咬、过敏引起的痒和红。',
      '緩解濕疹、蚊蟲叮咬、過敏引起的癢和紅。',
      'Eases itching and redness from eczema, insect bites, and allergies.',
    ),
    cautions: [
      tri(
        '脸、腋下、大腿根，还有小孩的皮肤，不要自己长期擦，会让皮肤变薄。',
        '臉、腋下、鼠蹊部，還有小孩的皮膚，不要自己長期擦，會讓皮膚變薄。',
        'Do not use it for long on the face, armpits, or groin, or on a child, without asking a doctor; it thins the skin.',
      ),
      tri(
        '癣、水痘、疱疹不能擦，会加重。',
        '癬、水痘、皰疹不能擦，會加重。',
        'Do not put it on ringworm, chickenpox, or herpes; it makes them worse.',
      ),
      notBetter,
    ],
    sources: [medlinePlus('a682793', 'Hydrocortisone Topical')],
  }),
  medication({
    slug: 'clotrimazole-topical',
    generic: 'clotrimazole cream',
    brands: ['Lotrimin AF', 'Gyne-Lotrimin'],
    names: names(['克霉唑乳膏', '克霉唑'], ['克黴唑乳膏', '克黴唑']),
    drugClass: tri('抗真菌药', '抗黴菌藥', 'Antifungal'),
    status: 'rx_and_otc',
    forms: 'skin',
    use: tri(
      '治疗脚癣（香港脚）、体癣、股癣和念珠菌感染。',
      '治療香港腳（足癬）、體癬、股癬和念珠菌感染。',
      'Treats athlete’s foot, ringworm, jock itch, and yeast infections.',
    ),
    cautions: [
      tri(
        '不痒了也要照说明用完，保持干爽。',
        '不癢了也要照說明用完，保持乾爽。',
        'Keep using it for as long as the label says, even after the itch is gone. Keep your skin dry.',
      ),
      tri(
        '灰指甲擦药膏好不了，要看医生。',
        '灰指甲擦藥膏好不了，要看醫生。',
        'Cream won’t clear a nail fungus; see a doctor.',
      ),
      tri(
        '第一次阴道发痒、怀孕或常常复发，先看医生。',
        '第一次陰道發癢、懷孕或常常復發，先看醫生。',
        'If it’s your first time with vaginal itching, you’re pregnant, or it keeps coming back, see a doctor first.',
      ),
    ],
    sources: [dailyMed('clotrimazole')],
  }),
  medication({
    slug: 'permethrin',
    generic: 'permethrin cream',
    brands: ['Elimite', 'Nix'],
    names: names(['氯菊酯乳膏', '氯菊酯', '扑灭司林'], ['百滅寧乳膏', '百滅寧', '撲滅司林']),
    drugClass: tri('杀疥螨、杀虱药', '殺疥蟎、殺頭蝨藥', 'Scabies and lice treatment'),
    status: 'rx_and_otc',
    forms: 'skin',
    use: tri(
      '乳膏治疗疥疮（要处方）；洗剂治疗头虱（不用处方）。',
      '乳膏治療疥瘡（要處方）；洗劑治療頭蝨（不用處方）。',
      'The cream treats scabies (prescription); the rinse treats head lice (no prescription).',
    ),
    cautions: [
      tri(
        '同住的人要同一天一起治，衣服床单用热水洗。',
        '同住的人要同一天一起治，衣服床單用熱水洗。',
        'Treat everyone in the home on the same day, and wash clothes and sheets in hot water.',
      ),
      tri(
        '治完还会痒几周，不要反复擦，先问医生。',
        '治完還會癢幾週，不要一擦再擦，先問醫生。',
        'You may itch for weeks after treatment. Do not keep reapplying it; ask your doctor first.',
      ),
      tri(
        '对菊花或豚草过敏的人、婴儿和怀孕的人，先问医生。',
        '對菊花或豚草過敏的人、嬰兒和懷孕的人，先問醫生。',
        'Ask a doctor first if you’re allergic to chrysanthemums or ragweed, if you’re pregnant, or if it’s for a baby.',
      ),
    ],
    sources: [dailyMed('permethrin')],
  }),
]
