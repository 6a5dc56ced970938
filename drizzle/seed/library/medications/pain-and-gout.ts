import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const nsaid = tri('非甾体消炎止痛药', '非類固醇消炎止痛藥', 'Nonsteroidal anti-inflammatory drug (NSAID)')
const nsaidWho = tri(
  '有胃溃疡、肾病、心脏病、高血压，或在吃抗凝药的人，先问医生。老人风险更高。',
  '有胃潰瘍、腎病、心臟病、高血壓，或在吃抗凝血劑的人，先問醫生。長輩風險更高。',
  'If you have a stomach ulcer, kidney or heart disease, or high blood pressure, or take a blood thinner, ask your doctor first. Older adults are at higher risk.',
)
const nsaidHeart = tri(
  '长期用会增加心梗和中风的风险。胸痛、半边没力，马上打911。',
  '長期用會增加心肌梗塞和中風的風險。胸痛、半邊沒力，馬上打911。',
  'Long-term use raises the risk of heart attack and stroke. For chest pain or weakness on one side, call 911 right away.',
)
/** Over the counter since 2023; New York had it at pharmacies without a prescription of one’s own before. */
const naloxoneWithoutPrescription = {
  publisher: 'FDA',
  title: 'FDA Approves First Over-the-Counter Naloxone Nasal Spray',
  url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-over-counter-naloxone-nasal-spray',
}
const nsaidTwice = tri(
  '同类止痛药不要一起吃，看清感冒药的成分。',
  '同類止痛藥不要一起吃，看清楚感冒藥的成分。',
  'Do not take two pain relievers of this kind together. Check what’s in cold medicines.',
)
const nsaidPregnancy = tri(
  '怀孕20周以后不要用，除非医生让您用。',
  '懷孕20週以後不要用，除非醫生叫您用。',
  'Do not use it from week 20 of pregnancy on unless your doctor tells you to.',
)

export const painAndGout: MedicationEntry[] = [
  medication({
    generic: 'acetaminophen',
    brands: ['Tylenol', 'Panadol'],
    names: names(
      ['对乙酰氨基酚', '扑热息痛', '泰诺', '泰诺林', '必理通'],
      ['乙醯胺酚', '普拿疼', '必理痛', '泰諾', '撲熱息痛'],
      ['paracetamol', 'APAP'],
    ),
    drugClass: tri('退烧止痛药', '退燒止痛藥', 'Pain and fever reliever'),
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: tri('退烧，缓解轻到中度疼痛。', '退燒，緩解輕到中度疼痛。', 'Lowers fever and eases mild to moderate pain.'),
    cautions: [
      tri(
        '吃多了会严重伤肝。很多感冒药里也有它，先看成分，不要重复。',
        '吃多了會嚴重傷肝。很多感冒藥裡也有它，先看成分，不要重複。',
        'Too much can seriously harm your liver. Many cold medicines contain it too; read labels and do not double up.',
      ),
      tri(
        '国内的“泰诺感冒片”是复方，和美国的Tylenol不一样。',
        '中國的「泰諾感冒片」是複方，和美國的Tylenol不一樣。',
        '“Tylenol Cold” tablets sold in China are a combination medicine, not the same as American Tylenol.',
      ),
      ask.liver,
      tri(
        '天天喝酒或在吃华法林的人，先问医生。怀疑吃过量，打1-800-222-1222（毒物控制中心）。',
        '天天喝酒或在吃華法林的人，先問醫生。懷疑吃過量，打1-800-222-1222（毒物控制中心）。',
        'If you drink alcohol every day or take warfarin, ask your doctor first. If you may have taken too much, call Poison Help, 1-800-222-1222.',
      ),
    ],
    sources: [medlinePlus('a681004', 'Acetaminophen')],
  }),
  medication({
    generic: 'ibuprofen',
    brands: ['Advil', 'Motrin'],
    names: names(['布洛芬', '芬必得', '美林'], ['布洛芬', '伊布洛芬', '芬必得']),
    drugClass: nsaid,
    status: 'rx_and_otc',
    forms: 'many',
    use: tri(
      '止痛、退烧、消炎，如头痛、牙痛、关节痛、经痛。',
      '止痛、退燒、消炎，如頭痛、牙痛、關節痛、經痛。',
      'Eases pain, fever, and inflammation, such as headaches, toothaches, joint pain, and period pain.',
    ),
    cautions: [nsaidWho, nsaidTwice, nsaidHeart, nsaidPregnancy],
    herbs: herbs.ginkgoBleeding,
    sources: [medlinePlus('a682159', 'Ibuprofen')],
  }),
  medication({
    generic: 'naproxen',
    brands: ['Aleve', 'Naprosyn', 'Anaprox DS'],
    names: names(['萘普生'], ['萘普生', '那普洛先'], ['naproxen sodium']),
    drugClass: nsaid,
    status: 'rx_and_otc',
    forms: 'tabletOrLiquid',
    use: tri(
      '止痛消炎，药效比较长，用于关节炎、背痛、痛风发作。',
      '止痛消炎，藥效比較長，用於關節炎、背痛、痛風發作。',
      'Eases pain and inflammation and lasts longer. Used for arthritis, back pain, and gout attacks.',
    ),
    cautions: [nsaidWho, nsaidTwice, nsaidHeart, nsaidPregnancy],
    herbs: herbs.ginkgoBleeding,
    sources: [medlinePlus('a681029', 'Naproxen')],
  }),
  medication({
    generic: 'celecoxib',
    brands: ['Celebrex', 'Elyxyb'],
    names: names(['塞来昔布', '西乐葆'], ['塞來昔布', '希樂葆']),
    drugClass: tri('COX-2抑制剂（消炎止痛药）', 'COX-2抑制劑（消炎止痛藥）', 'COX-2 inhibitor (NSAID)'),
    status: 'rx',
    forms: 'capsuleOrLiquid',
    use: tri(
      '缓解关节炎等疼痛和发炎，对胃的刺激较少。',
      '緩解關節炎等疼痛和發炎，對胃的刺激較少。',
      'Eases pain and inflammation from arthritis and other causes, and is easier on the stomach.',
    ),
    cautions: [
      tri(
        '对磺胺药过敏的人，先告诉医生。',
        '對磺胺藥過敏的人，先告訴醫生。',
        'Tell your doctor first if you have a sulfa allergy.',
      ),
      nsaidWho,
      nsaidHeart,
      nsaidPregnancy,
    ],
    sources: [dailyMed('celecoxib')],
  }),
  medication({
    slug: 'diclofenac-gel',
    generic: 'diclofenac gel',
    brands: ['Voltaren Arthritis Pain'],
    names: names(
      ['双氯芬酸凝胶', '双氯芬酸二乙胺乳胶剂', '扶他林'],
      ['雙氯芬酸凝膠', '服他靈', '扶他林'],
      ['diclofenac sodium topical gel'],
    ),
    drugClass: tri('外用消炎止痛药', '外用消炎止痛藥', 'Topical NSAID'),
    status: 'rx_and_otc',
    forms: tri('外用凝胶', '外用凝膠', 'Gel for the skin'),
    use: tri(
      '擦在手、膝、脚等处，缓解骨关节炎疼痛。',
      '擦在手、膝、腳等處，緩解退化性關節炎疼痛。',
      'Rub it on hands, knees, or feet to ease osteoarthritis pain.',
    ),
    cautions: [
      tri(
        '不要擦在伤口上，擦完洗手，不要再热敷或包紧。',
        '不要擦在傷口上，擦完洗手，不要再熱敷或包緊。',
        'Do not put it on broken skin. Wash your hands after. Do not add heat or a tight wrap.',
      ),
      tri(
        '不要和口服的同类止痛药一起用，先问药剂师。',
        '不要和口服的同類止痛藥一起用，先問藥劑師。',
        'Do not use it with pills of the same kind; ask your pharmacist first.',
      ),
      nsaidWho,
    ],
    sources: [medlinePlus('a611002', 'Diclofenac Topical (arthritis pain)')],
  }),
  medication({
    generic: 'tramadol',
    brands: ['Ultram', 'Qdolo'],
    names: names(['曲马多'], ['曲馬多', '特拉瑪竇']),
    drugClass: tri('阿片类止痛药', '鴉片類止痛藥', 'Opioid pain reliever'),
    status: 'controlled',
    forms: 'tabletOrLiquid',
    use: tri(
      '其他止痛药不够时，治疗中到重度疼痛。',
      '其他止痛藥不夠時，治療中到重度疼痛。',
      'For moderate to severe pain when other medicines are not enough.',
    ),
    cautions: [
      tri(
        '会上瘾，也可能抑制呼吸。家里备好纳洛酮鼻喷（Narcan），纽约的药房不用处方就能买。叫不醒、呼吸很慢，马上打911，再喷纳洛酮。',
        '會成癮，也可能抑制呼吸。家裡備好納洛酮鼻噴劑（Narcan），紐約的藥房不用處方就能買。叫不醒、呼吸很慢，馬上打911，再噴納洛酮。',
        'It can be habit-forming and slow breathing. Keep naloxone nasal spray (Narcan) at home; New York pharmacies sell it without a prescription. If someone can’t be woken or breathes very slowly, call 911 and give naloxone.',
      ),
      tri(
        '不要和酒、安眠药、镇静药一起用。',
        '不要和酒、安眠藥、鎮靜藥一起用。',
        'Never take it with alcohol, sleeping pills, or sedatives.',
      ),
      tri(
        '有癫痫，或在吃抗抑郁药的人，先告诉医生。',
        '有癲癇，或在吃抗憂鬱藥的人，先告訴醫生。',
        'Tell your doctor first if you have seizures or take an antidepressant.',
      ),
      tri(
        '锁好，不要给别人吃；剩下的交回药房。',
        '鎖好，不要給別人吃；剩下的交回藥房。',
        'Lock it up, never share it, and return what’s left to a pharmacy.',
      ),
    ],
    herbs: herbs.serotonin,
    sources: [medlinePlus('a695011', 'Tramadol'), naloxoneWithoutPrescription],
  }),
  medication({
    generic: 'allopurinol',
    brands: ['Zyloprim'],
    names: names(['别嘌醇', '别嘌呤醇'], ['異嘌呤醇', '別嘌醇', '別嘌呤醇']),
    drugClass: tri('降尿酸药', '降尿酸藥', 'Uric acid reducer'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '长期降尿酸，预防痛风发作和肾结石。',
      '長期降尿酸，預防痛風發作和腎結石。',
      'Lowers uric acid long term to prevent gout attacks and kidney stones.',
    ),
    cautions: [
      tri(
        '华人带HLA-B*58:01基因的比较多，容易严重过敏；开始前可以问医生要不要验。',
        '華人帶HLA-B*58:01基因的比較多，容易嚴重過敏；開始前可以問醫生要不要驗。',
        'The HLA-B*58:01 gene is more common in people of Chinese descent and raises the risk of a severe reaction. Ask about testing before you start.',
      ),
      tri(
        '出皮疹、发烧、嘴里破，马上停药并就医。',
        '出疹子、發燒、嘴巴破，馬上停藥並就醫。',
        'If you get a rash, fever, or mouth sores, stop it and get care right away.',
      ),
      ask.kidneyLiver,
    ],
    sources: [dailyMed('allopurinol')],
  }),
  medication({
    generic: 'colchicine',
    brands: ['Colcrys', 'Mitigare', 'Gloperba'],
    names: names(['秋水仙碱'], ['秋水仙素', '秋水仙鹼']),
    drugClass: tri('痛风药', '痛風藥', 'Gout medicine'),
    status: 'rx',
    forms: 'many',
    use: tri('治疗和预防痛风发作。', '治療和預防痛風發作。', 'Treats and prevents gout attacks.'),
    cautions: [
      tri(
        '吃多了会中毒，可能致命。不要自己加量。',
        '吃多了會中毒，可能致命。不要自己加量。',
        'Too much is poisonous and can kill. Never take extra.',
      ),
      tri(
        '拉肚子、呕吐、肌肉无力，先停药并联系医生。',
        '拉肚子、嘔吐、肌肉無力，先停藥並聯絡醫生。',
        'If you have diarrhea, vomiting, or weak muscles, stop it and call your doctor.',
      ),
      ask.kidneyLiver,
      tri(
        '和一些抗生素、抗真菌药会冲突，开新药时要告诉医生。',
        '和一些抗生素、抗黴菌藥會衝突，開新藥時要告訴醫生。',
        'It interacts with some antibiotics and antifungals. Mention it whenever you’re given a new medicine.',
      ),
    ],
    herbs: herbs.grapefruit,
    sources: [dailyMed('colchicine')],
  }),
  medication({
    generic: 'febuxostat',
    brands: ['Uloric'],
    names: names(['非布司他', '优立通'], ['非布司他', '福避痛']),
    drugClass: tri('降尿酸药', '降尿酸藥', 'Uric acid reducer'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '别嘌醇不合适时，长期降尿酸。',
      '異嘌呤醇不合適時，長期降尿酸。',
      'Lowers uric acid long term when allopurinol isn’t suitable.',
    ),
    cautions: [
      tri(
        '有心脏病或中过风的人，先和医生谈风险。胸痛、半边没力，马上打911。',
        '有心臟病或中過風的人，先和醫生談風險。胸痛、半邊沒力，馬上打911。',
        'If you have heart disease or have had a stroke, talk with your doctor about the risk first. For chest pain or weakness on one side, call 911 right away.',
      ),
      tri(
        '刚开始吃时痛风可能发作，不要因此停药，先问医生。',
        '剛開始吃時痛風可能發作，不要因此停藥，先問醫生。',
        'Gout may flare up at first. Do not stop because of that; ask your doctor first.',
      ),
      ask.liver,
    ],
    sources: [dailyMed('febuxostat')],
  }),
]
