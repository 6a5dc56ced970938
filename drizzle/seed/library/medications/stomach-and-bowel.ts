import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const ppi = tri('质子泵抑制剂（抑酸药）', '氫離子幫浦阻斷劑（胃酸抑制劑）', 'Proton pump inhibitor (PPI)')
const alarm = tri(
  '大便发黑、吐血、吞咽困难、体重下降，不要只靠吃药，去看医生。',
  '大便發黑、吐血、吞嚥困難、體重下降，不要只靠吃藥，去看醫生。',
  'Black stools, vomiting blood, trouble swallowing or weight loss: see a doctor, do not just take this.',
)
const ppiLong = tri(
  '长期用要有医生看着，可能影响骨头、镁和维生素B12。',
  '長期用要有醫生追蹤，可能影響骨頭、鎂和維生素B12。',
  'If you take it long term, see your doctor about it: it can affect bones, magnesium and vitamin B12.',
)
const laxative = tri(
  '肚子剧痛、呕吐、便血的人不要用，先看医生。',
  '肚子劇痛、嘔吐、便血的人不要用，先看醫生。',
  'Not with severe belly pain, vomiting or blood in the stool; see a doctor first.',
)
const laxativeLong = tri(
  '不要长期自己吃。便秘一直不好，要找原因。',
  '不要長期自己吃。便秘一直不好，要找原因。',
  'Not for long use on your own. Constipation that stays needs a look.',
)

export const stomachAndBowel: MedicationEntry[] = [
  medication({
    generic: 'omeprazole',
    brands: ['Prilosec', 'Prilosec OTC'],
    names: names(['奥美拉唑', '洛赛克'], ['奧美拉唑', '樂酸克', '洛賽克']),
    drugClass: ppi,
    status: 'rx_and_otc',
    forms: 'tabletOrCapsule',
    use: tri(
      '减少胃酸，用于胃食管反流、溃疡和烧心。',
      '減少胃酸，用於胃食道逆流、潰瘍和火燒心。',
      'Lowers stomach acid for reflux, ulcers and heartburn.',
    ),
    cautions: [
      tri(
        '在吃氯吡格雷（波立维）的人，先问医生。',
        '在吃氯吡格雷（保栓通）的人，先問醫生。',
        'If you take clopidogrel (Plavix), ask the doctor first.',
      ),
      ppiLong,
      alarm,
    ],
    herbs: herbs.weakened,
    sources: [medlinePlus('a693050', 'Omeprazole')],
  }),
  medication({
    generic: 'pantoprazole',
    brands: ['Protonix'],
    names: names(['泮托拉唑', '潘妥洛克'], ['泮托拉唑', '治潰樂']),
    drugClass: ppi,
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '减少胃酸，治疗反流性食管炎。',
      '減少胃酸，治療逆流性食道炎。',
      'Lowers stomach acid to heal reflux damage.',
    ),
    cautions: [ppiLong, alarm, ask.liver],
    sources: [medlinePlus('a601246', 'Pantoprazole')],
  }),
  medication({
    generic: 'famotidine',
    brands: ['Pepcid', 'Pepcid AC', 'Zantac 360'],
    names: names(['法莫替丁', '高舒达'], ['法莫替丁', '蓋舒泰']),
    drugClass: tri('H2受体拮抗剂（抑酸药）', 'H2受體阻斷劑（胃酸抑制劑）', 'H2 blocker'),
    status: 'rx_and_otc',
    forms: 'tabletOrLiquid',
    use: tri(
      '减少胃酸，用于烧心、溃疡和反流。',
      '減少胃酸，用於火燒心、潰瘍和逆流。',
      'Lowers stomach acid for heartburn, ulcers and reflux.',
    ),
    cautions: [
      ask.kidney,
      tri(
        '老人可能出现意识混乱，要告诉医生。',
        '長輩可能出現意識混亂，要告訴醫生。',
        'Older adults may become confused; tell the doctor.',
      ),
      alarm,
    ],
    sources: [medlinePlus('a687011', 'Famotidine')],
  }),
  medication({
    generic: 'bismuth subsalicylate',
    brands: ['Pepto-Bismol', 'Kaopectate'],
    names: names(['次水杨酸铋', '碱式水杨酸铋', '粉红胃药'], ['次水楊酸鉍', '鹼式水楊酸鉍', '粉紅胃藥']),
    drugClass: tri('胃药、止泻药', '胃藥、止瀉藥', 'Stomach remedy and antidiarrheal'),
    status: 'otc',
    forms: tri('口服液、咀嚼片', '口服液、咀嚼錠', 'Liquid or chewable tablet'),
    use: tri('缓解拉肚子、恶心、消化不良。', '緩解拉肚子、噁心、消化不良。', 'Eases diarrhea, nausea and indigestion.'),
    cautions: [
      tri(
        '和阿司匹林是亲戚：过敏的人、在吃抗凝药的人先问药剂师。',
        '和阿斯匹靈是親戚：過敏的人、在吃抗凝血劑的人先問藥劑師。',
        'It is related to aspirin: ask first if you are allergic or take a blood thinner.',
      ),
      tri(
        '孩子和青少年出水痘、流感时不要用。',
        '孩子和青少年出水痘、得流感時不要用。',
        'Not for children or teenagers with chickenpox or flu.',
      ),
      tri(
        '大便和舌头会变黑，停药会恢复；如果还吐血或头晕，马上就医。',
        '大便和舌頭會變黑，停藥會恢復；如果還吐血或頭暈，馬上就醫。',
        'Stools and tongue turn dark for a while. With vomited blood or faintness, get care at once.',
      ),
    ],
    sources: [dailyMed('bismuth subsalicylate')],
  }),
  medication({
    generic: 'loperamide',
    brands: ['Imodium A-D'],
    names: names(['洛哌丁胺', '易蒙停'], ['洛哌丁胺', '易蒙停']),
    drugClass: tri('止泻药', '止瀉藥', 'Antidiarrheal'),
    status: 'rx_and_otc',
    forms: 'many',
    use: tri('缓解急性拉肚子。', '緩解急性腹瀉。', 'Eases sudden diarrhea.'),
    cautions: [
      tri(
        '发烧或大便带血时不要用，先看医生。',
        '發燒或大便帶血時不要用，先看醫生。',
        'Not with fever or bloody stools; see a doctor first.',
      ),
      tri(
        '超过标签的量会严重影响心跳，有危险。',
        '超過標籤的量會嚴重影響心跳，有危險。',
        'More than the label says can dangerously disturb the heartbeat.',
      ),
      ask.liver,
      tri(
        '同时要补水；老人和小孩脱水要尽快看医生。',
        '同時要補充水分；長輩和小孩脫水要儘快看醫生。',
        'Drink fluids too. Older adults and children who become dehydrated need a doctor soon.',
      ),
    ],
    sources: [dailyMed('loperamide')],
  }),
  medication({
    generic: 'polyethylene glycol 3350',
    brands: ['MiraLAX', 'GlycoLax'],
    names: names(['聚乙二醇3350', '聚乙二醇'], ['聚乙二醇3350', '聚乙二醇'], ['PEG 3350', 'macrogol']),
    drugClass: tri('渗透性泻药', '滲透性瀉藥', 'Osmotic laxative'),
    status: 'otc',
    forms: tri('粉剂，冲水喝', '粉劑，沖水喝', 'Powder mixed with a drink'),
    use: tri(
      '软化大便，缓解偶尔的便秘。肠镜清肠用的是另一种包装，要照医院的说明。',
      '軟化大便，緩解偶爾的便秘。大腸鏡清腸用的是另一種包裝，要照醫院的說明。',
      'Softens stool in occasional constipation. The kit for colonoscopy is different; follow its instructions.',
    ),
    cautions: [ask.kidney, laxative, laxativeLong],
    sources: [medlinePlus('a603032', 'Polyethylene Glycol 3350')],
  }),
  medication({
    slug: 'senna',
    generic: 'senna (sennosides)',
    brands: ['Senokot', 'Ex-Lax'],
    names: names(['番泻叶', '番泻苷'], ['番瀉葉', '番瀉苷'], ['sennosides']),
    drugClass: tri('刺激性泻药', '刺激性瀉藥', 'Stimulant laxative'),
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: tri('刺激肠子蠕动，缓解便秘。', '刺激腸子蠕動，緩解便秘。', 'Makes the bowel move in constipation.'),
    cautions: [
      laxative,
      laxativeLong,
      tri(
        '不少减肥茶、排毒茶里就有番泻叶，不要重复吃。',
        '不少減肥茶、排毒茶裡就有番瀉葉，不要重複吃。',
        'Many slimming and detox teas contain senna; do not double up.',
      ),
      tri(
        '在吃利尿药或心脏药的人先问医生，拉多了会缺钾。',
        '在吃利尿劑或心臟藥的人先問醫生，拉多了會缺鉀。',
        'Ask first if you take a diuretic or heart medicine: diarrhea lowers potassium.',
      ),
    ],
    sources: [dailyMed('sennosides')],
  }),
]
