import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const calciumChannelBlocker = tri('钙通道阻滞剂（降压药）', '鈣離子阻斷劑（降血壓藥）', 'Calcium channel blocker')
const arb = tri(
  '血管紧张素受体拮抗剂（沙坦类降压药）',
  '血管收縮素受體阻斷劑（沙坦類降血壓藥）',
  'Angiotensin receptor blocker (ARB)',
)

const notInPregnancy = tri(
  '怀孕不能用，会伤到胎儿。发现怀孕马上联系医生。',
  '懷孕不能用，會傷到胎兒。發現懷孕馬上聯絡醫生。',
  'Do not take it if you’re pregnant; it can harm the baby. If you become pregnant, call your doctor right away.',
)
const potassiumSalt = tri(
  '低钠盐、代盐多半含钾，吃之前先问医生。',
  '低鈉鹽、代鹽多半含鉀，吃之前先問醫生。',
  'Salt substitutes often contain potassium. Ask your doctor before you use them.',
)
const ankles = tri(
  '脚踝肿、脸红、心跳快，告诉医生。',
  '腳踝腫、臉潮紅、心跳快，請告訴醫生。',
  'Tell your doctor if you have swollen ankles, flushing, or a fast heartbeat.',
)

export const bloodPressure: MedicationEntry[] = [
  medication({
    generic: 'amlodipine',
    brands: ['Norvasc', 'Katerzia', 'Norliqva'],
    names: names(['氨氯地平', '苯磺酸氨氯地平', '络活喜'], ['氨氯地平', '脈優', '絡活喜'], ['amlodipine besylate']),
    drugClass: calciumChannelBlocker,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '降血压，减少心绞痛发作。',
      '降血壓，減少心絞痛發作。',
      'Lowers blood pressure and helps prevent angina (chest pain).',
    ),
    cautions: [ankles, ask.liver, ask.dizzy, ask.keepTaking],
    herbs: herbs.pressure,
    sources: [medlinePlus('a692044', 'Amlodipine')],
  }),
  medication({
    generic: 'nifedipine',
    brands: ['Procardia XL', 'Adalat CC'],
    names: names(['硝苯地平', '拜新同', '心痛定', '伲福达'], ['硝苯地平', '冠達悅', '拜新同']),
    drugClass: calciumChannelBlocker,
    status: 'rx',
    forms: tri('长效片或胶囊，口服', '長效錠或膠囊，口服', 'Long-acting tablet or capsule by mouth'),
    use: tri(
      '降血压，减少心绞痛。和氨氯地平同类，但不是同一种药，不能互相代替。',
      '降血壓，減少心絞痛。和氨氯地平同類，但不是同一種藥，不能互相代替。',
      'Lowers blood pressure and helps prevent angina. It’s related to amlodipine but is not the same medicine; do not swap one for the other.',
    ),
    cautions: [
      tri('长效片不能掰开、咬碎。', '長效錠不能剝開、咬碎。', 'Do not split or crush long-acting tablets.'),
      ankles,
      ask.liver,
      ask.keepTaking,
    ],
    herbs: [...herbs.grapefruit, ...herbs.weakened],
    sources: [dailyMed('nifedipine')],
  }),
  medication({
    generic: 'losartan',
    brands: ['Cozaar'],
    names: names(['氯沙坦', '氯沙坦钾', '科素亚'], ['洛沙坦', '氯沙坦', '可悅您', '科素亞'], ['losartan potassium']),
    drugClass: arb,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '降血压，保护糖尿病人的肾。',
      '降血壓，保護糖尿病人的腎臟。',
      'Lowers blood pressure and protects the kidneys in people with diabetes.',
    ),
    cautions: [notInPregnancy, ask.kidneyLiver, potassiumSalt, ask.labs],
    herbs: herbs.pressure,
    sources: [medlinePlus('a695008', 'Losartan')],
  }),
  medication({
    generic: 'valsartan',
    brands: ['Diovan'],
    names: names(['缬沙坦', '代文'], ['纈沙坦', '得安穩', '代文']),
    drugClass: arb,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '降血压，也用于心力衰竭和心梗之后。',
      '降血壓，也用於心臟衰竭和心肌梗塞之後。',
      'Lowers blood pressure. Also used for heart failure and after a heart attack.',
    ),
    cautions: [notInPregnancy, ask.kidneyLiver, potassiumSalt, ask.labs],
    herbs: herbs.pressure,
    sources: [dailyMed('valsartan')],
  }),
  medication({
    generic: 'lisinopril',
    brands: ['Zestril', 'Prinivil', 'Qbrelis'],
    names: names(['赖诺普利', '捷赐瑞'], ['賴諾普利', '捷賜瑞']),
    drugClass: tri('ACE抑制剂（普利类降压药）', 'ACE抑制劑（普利類降血壓藥）', 'ACE inhibitor'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '降血压，也用于心力衰竭和心梗之后。',
      '降血壓，也用於心臟衰竭和心肌梗塞之後。',
      'Lowers blood pressure. Also used for heart failure and after a heart attack.',
    ),
    cautions: [
      tri(
        '干咳不停，告诉医生，可以换别的药。',
        '乾咳不停，請告訴醫生，可以換別的藥。',
        'If you get a dry cough that won’t go away, tell your doctor; there are other choices.',
      ),
      notInPregnancy,
      ask.allergy,
      ask.labs,
    ],
    herbs: herbs.pressure,
    sources: [medlinePlus('a692051', 'Lisinopril')],
  }),
  medication({
    generic: 'metoprolol',
    brands: ['Lopressor', 'Toprol XL'],
    names: names(
      ['美托洛尔', '酒石酸美托洛尔', '琥珀酸美托洛尔', '倍他乐克'],
      ['美托洛爾', '舒壓寧', '倍他樂克'],
      ['metoprolol tartrate', 'metoprolol succinate'],
    ),
    drugClass: tri('β受体阻滞剂', '乙型交感神經阻斷劑（β阻斷劑）', 'Beta blocker'),
    status: 'rx',
    forms: 'longActing',
    use: tri(
      '降血压，减慢心跳，用于心绞痛、心梗之后和心力衰竭。',
      '降血壓，減慢心跳，用於心絞痛、心肌梗塞之後和心臟衰竭。',
      'Lowers blood pressure and slows the heartbeat. Used for angina, after a heart attack, and for heart failure.',
    ),
    cautions: [
      tri(
        '突然停药会引起心绞痛甚至心梗，要停先问医生。',
        '突然停藥會引起心絞痛甚至心肌梗塞，要停先問醫生。',
        'Stopping suddenly can bring on angina or a heart attack. Ask your doctor before you stop.',
      ),
      tri(
        '有哮喘、心跳很慢的人，先告诉医生。',
        '有氣喘、心跳很慢的人，先告訴醫生。',
        'Tell your doctor first if you have asthma or a very slow heartbeat.',
      ),
      tri(
        '糖尿病人要留意：低血糖时的心慌可能不明显。',
        '糖尿病人要留意：低血糖時的心悸可能不明顯。',
        'If you have diabetes, note that it can hide the racing heart that warns of low blood sugar.',
      ),
    ],
    sources: [medlinePlus('a682864', 'Metoprolol')],
  }),
  medication({
    generic: 'hydrochlorothiazide',
    brands: ['Microzide', 'Inzirqo'],
    names: names(['氢氯噻嗪', '双氢克尿噻', '双克'], ['氫氯噻嗪', '雙氫克尿噻'], ['HCTZ', 'water pill']),
    drugClass: tri('噻嗪类利尿药', '噻嗪類利尿劑', 'Thiazide diuretic'),
    status: 'rx',
    forms: 'tabletOrCapsule',
    use: tri(
      '排出多余的水和盐，降血压、消水肿。',
      '排出多餘的水和鹽，降血壓、消水腫。',
      'Removes extra water and salt to lower blood pressure and swelling.',
    ),
    cautions: [
      tri(
        '对磺胺药过敏、有痛风的人，先告诉医生。',
        '對磺胺藥過敏、有痛風的人，先告訴醫生。',
        'Tell your doctor first if you have a sulfa allergy or gout.',
      ),
      tri(
        '皮肤容易晒伤，要防晒。',
        '皮膚容易曬傷，要防曬。',
        'Your skin burns more easily, so protect it from the sun.',
      ),
      ask.dizzy,
      ask.labs,
    ],
    herbs: herbs.potassium,
    sources: [medlinePlus('a682571', 'Hydrochlorothiazide')],
  }),
  medication({
    generic: 'furosemide',
    brands: ['Lasix', 'Furoscix'],
    names: names(['呋塞米', '速尿'], ['呋塞米', '速尿', '來適泄'], ['frusemide', 'water pill']),
    drugClass: tri('强效利尿药', '強效利尿劑', 'Loop diuretic'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '消除心、肝、肾病引起的水肿，也能降血压。',
      '消除心臟、肝臟、腎臟疾病引起的水腫，也能降血壓。',
      'Removes extra fluid caused by heart, liver, or kidney disease. Also lowers blood pressure.',
    ),
    cautions: [
      tri(
        '上吐下泻，或吃不下、喝不下的时候，先打电话问医生。',
        '嘔吐、腹瀉、吃不下、喝不下的時候，先打電話問醫生。',
        'If you’re vomiting, have diarrhea, or can’t eat or drink, call your doctor first.',
      ),
      tri(
        '耳鸣、听力下降，马上告诉医生。',
        '耳鳴、聽力變差，馬上告訴醫生。',
        'Tell your doctor right away about ringing in your ears or hearing loss.',
      ),
      ask.dizzy,
      ask.labs,
    ],
    herbs: herbs.potassium,
    sources: [medlinePlus('a682858', 'Furosemide')],
  }),
  medication({
    generic: 'spironolactone',
    brands: ['Aldactone', 'CaroSpir'],
    names: names(['螺内酯', '安体舒通'], ['螺內酯', '安體舒通']),
    drugClass: tri('保钾利尿药', '保鉀利尿劑', 'Potassium-sparing diuretic'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '用于心力衰竭、高血压和肝硬化的腹水。',
      '用於心臟衰竭、高血壓和肝硬化的腹水。',
      'Used for heart failure, high blood pressure, and fluid in the belly from cirrhosis.',
    ),
    cautions: [
      potassiumSalt,
      ask.kidney,
      tri(
        '男性乳房胀痛，告诉医生。',
        '男性乳房脹痛，請告訴醫生。',
        'Men should tell their doctor about sore or swollen breasts.',
      ),
      ask.labs,
    ],
    sources: [medlinePlus('a682627', 'Spironolactone')],
  }),
  medication({
    slug: 'nitroglycerin',
    generic: 'nitroglycerin (under the tongue)',
    brands: ['Nitrostat', 'Nitrolingual'],
    names: names(
      ['硝酸甘油', '硝酸甘油舌下片'],
      ['硝化甘油', '硝酸甘油', '耐絞寧', '脷底丸'],
      ['glyceryl trinitrate', 'GTN'],
    ),
    drugClass: tri('硝酸酯类（扩张血管）', '硝酸鹽類（擴張血管）', 'Nitrate'),
    status: 'rx',
    forms: tri('舌下片或舌下喷剂', '舌下錠或舌下噴劑', 'Tablet or spray under the tongue'),
    use: tri(
      '心绞痛发作时缓解胸痛，或在活动前预防。',
      '心絞痛發作時緩解胸痛，或在活動前預防。',
      'Eases an angina attack (chest pain), or prevents one before physical activity.',
    ),
    cautions: [
      tri(
        '用了一次，5分钟后胸痛没有好转，或越来越重，马上打911。',
        '用了一次，5分鐘後胸痛沒有好轉，或越來越重，馬上打911。',
        'If chest pain isn’t better 5 minutes after one dose, or gets worse, call 911 right away.',
      ),
      tri(
        '绝对不能和西地那非（伟哥）这类药一起用，血压会降得太低。',
        '絕對不能和西地那非（威而鋼）這類藥一起用，血壓會降得太低。',
        'Never take it with sildenafil (Viagra) or similar medicines; your blood pressure can drop too low.',
      ),
      tri(
        '坐着用，以免头晕跌倒。舌下片放在原来的玻璃瓶里，不要放进药盒。',
        '坐著用，以免頭暈跌倒。舌下錠放在原來的玻璃瓶裡，不要放進藥盒。',
        'Sit down when you use it, so you don’t get dizzy and fall. Keep the tablets in their original glass bottle, not in a pill box.',
      ),
    ],
    sources: [medlinePlus('a601086', 'Nitroglycerin Sublingual')],
  }),
]
