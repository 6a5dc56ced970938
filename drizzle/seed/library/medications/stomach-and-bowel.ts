import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const ppi = tri('质子泵抑制剂（抑酸药）', '氫離子幫浦阻斷劑（胃酸抑制劑）', 'Proton pump inhibitor (PPI)')
const alarm = tri(
  '大便发黑、吐血，马上打911或去急诊。吞咽困难、体重下降，不要只靠吃药，要看医生。',
  '大便發黑、吐血，馬上打911或去急診。吞嚥困難、體重下降，不要只靠吃藥，要看醫生。',
  'If you have black stools or vomit blood, call 911 or go to an emergency room right away. For trouble swallowing or weight loss, see a doctor; do not just keep taking this.',
)
const ppiLong = tri(
  '长期用要定期看医生，可能影响骨头、镁和维生素B12。',
  '長期用要有醫生追蹤，可能影響骨頭、鎂和維生素B12。',
  'If you take it long term, see your doctor regularly: it can affect your bones, magnesium, and vitamin B12.',
)
const laxative = tri(
  '肚子剧痛、呕吐、便血的人不要用，先看医生。',
  '肚子劇痛、嘔吐、便血的人不要用，先看醫生。',
  'Do not use it if you have severe belly pain, vomiting, or blood in your stool; see a doctor first.',
)
const laxativeLong = tri(
  '不要自己长期吃。便秘一直不好，要看医生找原因。',
  '不要自己長期吃。便秘一直不好，要看醫生找原因。',
  'Do not use it long term on your own. If constipation won’t go away, see a doctor to find out why.',
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
      'Lowers stomach acid to treat reflux, ulcers, and heartburn.',
    ),
    cautions: [
      tri(
        '在吃氯吡格雷（波立维）的人，先问医生。',
        '在吃氯吡格雷（保栓通）的人，先問醫生。',
        'If you take clopidogrel (Plavix), ask your doctor first.',
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
      'Lowers stomach acid to heal an esophagus damaged by reflux.',
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
      'Lowers stomach acid to treat heartburn, ulcers, and reflux.',
    ),
    cautions: [
      ask.kidney,
      tri(
        '老人可能出现意识混乱，要告诉医生。',
        '長輩可能出現意識混亂，要告訴醫生。',
        'Older adults may become confused; if so, tell your doctor.',
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
    use: tri(
      '缓解拉肚子、恶心、消化不良。',
      '緩解拉肚子、噁心、消化不良。',
      'Eases diarrhea, nausea, and indigestion.',
    ),
    cautions: [
      tri(
        '成分和阿司匹林相近：对阿司匹林过敏、在吃抗凝药的人，先问药剂师。',
        '成分和阿斯匹靈相近：對阿斯匹靈過敏、在吃抗凝血劑的人，先問藥劑師。',
        'It’s related to aspirin. Ask your pharmacist first if you’re allergic to aspirin or take a blood thinner.',
      ),
      tri(
        '孩子和青少年出水痘、得流感时不要用。',
        '孩子和青少年出水痘、得流感時不要用。',
        'Do not give it to children or teenagers who have chickenpox or the flu.',
      ),
      tri(
        '大便和舌头会变黑，停药会恢复；如果还吐血或头晕，马上就医。',
        '大便和舌頭會變黑，停藥會恢復；如果還吐血或頭暈，馬上就醫。',
        'Your stools and tongue may turn black until you stop it. If you also vomit blood or feel faint, get care right away.',
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
        'Do not use it if you have a fever or bloody stools; see a doctor first.',
      ),
      tri(
        '超过标签的量会严重影响心跳，有危险。',
        '超過標籤的量會嚴重影響心跳，有危險。',
        'Taking more than the label says can cause dangerous heart rhythm problems.',
      ),
      ask.liver,
      tri(
        '同时要多喝水；老人和小孩脱水要尽快看医生。',
        '同時要補充水分；長輩和小孩脫水要儘快看醫生。',
        'Keep drinking fluids. Older adults and children who become dehydrated need a doctor soon.',
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
      'Softens stool to ease occasional constipation. The kit for a colonoscopy is different; follow the instructions you’re given.',
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
    use: tri('刺激肠子蠕动，缓解便秘。', '刺激腸子蠕動，緩解便秘。', 'Makes the bowels move to ease constipation.'),
    cautions: [
      laxative,
      laxativeLong,
      tri(
        '不少减肥茶、排毒茶里就有番泻叶，不要重复吃。',
        '不少減肥茶、排毒茶裡就有番瀉葉，不要重複吃。',
        'Many weight-loss and detox teas contain senna; do not double up.',
      ),
      tri(
        '在吃利尿药或心脏药的人先问医生，拉多了会缺钾。',
        '在吃利尿劑或心臟藥的人先問醫生，拉多了會缺鉀。',
        'Ask your doctor first if you take a diuretic (water pill) or heart medicine: too much diarrhea lowers potassium.',
      ),
    ],
    sources: [dailyMed('sennosides')],
  }),
]
