import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const hepatitisFlare = tri(
  '自己停药，乙肝可能突然加重。快吃完时要提早续药。',
  '自己停藥，B型肝炎可能突然加重。快吃完要提早續領。',
  'If you stop it on your own, hepatitis B can flare up badly. Refill it early.',
)
const hepatitisUse = tri(
  '抑制乙肝病毒，降低肝硬化和肝癌的风险，通常要长期吃。',
  '抑制B型肝炎病毒，降低肝硬化和肝癌的風險，通常要長期吃。',
  'Controls the hepatitis B virus and lowers the risk of cirrhosis and liver cancer. Usually taken for years.',
)
const hivFirst = tri('开始前要先验HIV。', '開始前要先驗HIV。', 'You need an HIV test before you start.')
const finish = tri(
  '照处方吃完。拉水样便或便血，要联系医生。',
  '照處方吃完。水瀉或便血，要聯絡醫生。',
  'Finish it as prescribed. Call your doctor if you have watery or bloody diarrhea.',
)
const minerals = tri(
  '奶制品、钙片、铁剂、胃药会影响吸收，怎么错开先问药剂师。',
  '奶製品、鈣片、鐵劑、胃藥會影響吸收，怎麼錯開先問藥劑師。',
  'Dairy, calcium, iron, and antacids keep it from working well. Ask your pharmacist how to space them.',
)
const earlyStart = tri(
  '越早开始越有效，症状一出现就打电话问医生。',
  '越早開始越有效，症狀一出現就打電話問醫生。',
  'It works best when started early. Call your doctor as soon as symptoms begin.',
)

export const infections: MedicationEntry[] = [
  medication({
    generic: 'amoxicillin',
    brands: ['Amoxil', 'Moxatag'],
    names: names(['阿莫西林', '阿莫仙', '羟氨苄青霉素'], ['阿莫西林', '安莫西林', '羥氨苄青黴素'], ['amoxycillin']),
    drugClass: tri('青霉素类抗生素', '青黴素類抗生素', 'Penicillin antibiotic'),
    status: 'rx',
    forms: 'many',
    use: tri(
      '治疗细菌感染，如中耳炎、咽喉炎、肺炎，也用于幽门螺杆菌。',
      '治療細菌感染，如中耳炎、咽喉炎、肺炎，也用於幽門螺旋桿菌。',
      'Treats bacterial infections of the ears, throat, and lungs. Also part of H. pylori treatment.',
    ),
    cautions: [ask.penicillin, ask.antibiotic, finish, ask.allergy],
    sources: [medlinePlus('a685001', 'Amoxicillin')],
  }),
  medication({
    generic: 'azithromycin',
    brands: ['Zithromax', 'Z-Pak'],
    names: names(['阿奇霉素', '希舒美'], ['阿奇黴素', '日舒', '希舒美']),
    drugClass: tri('大环内酯类抗生素', '巨環類抗生素', 'Macrolide antibiotic'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '治疗一些呼吸道、皮肤和性传播的细菌感染。',
      '治療一些呼吸道、皮膚和性傳染的細菌感染。',
      'Treats some infections of the airways and skin, and some STIs.',
    ),
    cautions: [
      tri(
        '有心律不齐或QT延长的人，先告诉医生。',
        '有心律不整或QT延長的人，先告訴醫生。',
        'Tell your doctor first if you have an irregular heartbeat or a prolonged QT interval.',
      ),
      ask.liver,
      ask.antibiotic,
      finish,
    ],
    sources: [medlinePlus('a697037', 'Azithromycin')],
  }),
  medication({
    generic: 'ciprofloxacin',
    brands: ['Cipro'],
    names: names(['环丙沙星', '西普乐'], ['環丙沙星', '速博新']),
    drugClass: tri('氟喹诺酮类抗生素', '氟喹諾酮類抗生素', 'Fluoroquinolone antibiotic'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '治疗一些尿路、肠道等细菌感染，多在别的药不合适时用。',
      '治療一些泌尿道、腸道等細菌感染，多在別的藥不合適時用。',
      'Treats some urinary, bowel, and other infections, mostly when other medicines aren’t suitable.',
    ),
    cautions: [
      tri(
        '脚跟或肩膀突然疼，可能伤到肌腱，60岁以上风险高；停药并联系医生。',
        '腳跟或肩膀突然疼，可能傷到肌腱，60歲以上風險高；停藥並聯絡醫生。',
        'Sudden heel or shoulder pain may mean tendon damage, which is more likely after age 60. Stop it and call your doctor.',
      ),
      tri(
        '有重症肌无力、主动脉瘤的人，先告诉医生。',
        '有重症肌無力、主動脈瘤的人，先告訴醫生。',
        'Tell your doctor first if you have myasthenia gravis or an aortic aneurysm.',
      ),
      minerals,
      tri('糖尿病人要勤测血糖。', '糖尿病人要多量血糖。', 'If you have diabetes, check your blood sugar more often.'),
    ],
    sources: [medlinePlus('a688016', 'Ciprofloxacin')],
  }),
  medication({
    generic: 'cephalexin',
    brands: ['Keflex'],
    names: names(['头孢氨苄', '先锋霉素四号'], ['頭孢氨苄', '先鋒黴素四號'], ['cefalexin']),
    drugClass: tri('头孢类抗生素', '頭孢菌素類抗生素', 'Cephalosporin antibiotic'),
    status: 'rx',
    forms: 'capsuleOrLiquid',
    use: tri(
      '治疗皮肤、尿路、呼吸道等细菌感染。',
      '治療皮膚、泌尿道、呼吸道等細菌感染。',
      'Treats bacterial infections of the skin, urinary tract, and airways.',
    ),
    cautions: [ask.penicillin, ask.antibiotic, ask.kidney, finish],
    sources: [dailyMed('cephalexin')],
  }),
  medication({
    generic: 'doxycycline',
    brands: ['Vibramycin', 'Doryx', 'Monodox'],
    names: names(['多西环素', '强力霉素'], ['多西環素', '強力黴素']),
    drugClass: tri('四环素类抗生素', '四環素類抗生素', 'Tetracycline antibiotic'),
    status: 'rx',
    forms: 'many',
    use: tri(
      '治疗呼吸道、皮肤、莱姆病和一些性传播的感染。',
      '治療呼吸道、皮膚、萊姆病和一些性傳染的感染。',
      'Treats infections of the airways and skin, Lyme disease, and some STIs.',
    ),
    cautions: [
      tri(
        '用多一点水送下，吃完不要马上躺，以免伤食道。',
        '用多一點水送下，吃完不要馬上躺，以免傷食道。',
        'Take it with plenty of water and do not lie down right after, to protect your esophagus.',
      ),
      tri(
        '皮肤容易晒伤，要防晒。',
        '皮膚容易曬傷，要防曬。',
        'Your skin burns more easily, so protect it from the sun.',
      ),
      minerals,
      tri(
        '怀孕的人和小孩，先问医生。',
        '懷孕的人和小孩，先問醫生。',
        'If you’re pregnant or it’s for a child, ask your doctor first.',
      ),
    ],
    sources: [medlinePlus('a682063', 'Doxycycline')],
  }),
  medication({
    generic: 'metronidazole',
    brands: ['Flagyl', 'Likmez'],
    names: names(['甲硝唑', '灭滴灵'], ['甲硝唑', '滅滴靈']),
    drugClass: tri('硝基咪唑类抗菌药', '硝基咪唑類抗菌藥', 'Nitroimidazole antibiotic'),
    status: 'rx',
    forms: 'many',
    use: tri(
      '治疗滴虫、细菌性阴道病、肠道和牙周的一些感染。',
      '治療滴蟲、細菌性陰道病、腸道和牙周的一些感染。',
      'Treats trichomonas, bacterial vaginosis, and some bowel and gum infections.',
    ),
    cautions: [
      tri(
        '吃药期间和停药后几天不要喝酒，也避开含酒精的药水。',
        '吃藥期間和停藥後幾天不要喝酒，也避開含酒精的藥水。',
        'Do not drink alcohol during treatment or for a few days after, and avoid liquid medicines that contain alcohol.',
      ),
      tri('在吃华法林的人，先问医生。', '在吃華法林的人，先問醫生。', 'If you take warfarin, ask your doctor first.'),
      tri(
        '手脚麻、走路不稳，告诉医生。',
        '手腳麻、走路不穩，請告訴醫生。',
        'Tell your doctor if your hands or feet go numb or you walk unsteadily.',
      ),
    ],
    sources: [medlinePlus('a689011', 'Metronidazole')],
  }),
  medication({
    generic: 'entecavir',
    brands: ['Baraclude'],
    names: names(['恩替卡韦', '博路定'], ['恩替卡韋', '貝樂克', '博路定']),
    drugClass: tri('乙肝抗病毒药', 'B型肝炎抗病毒藥', 'Hepatitis B antiviral'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: hepatitisUse,
    cautions: [hepatitisFlare, hivFirst, ask.kidney, ask.pregnancy],
    sources: [dailyMed('entecavir')],
  }),
  medication({
    generic: 'tenofovir',
    brands: ['Viread', 'Vemlidy'],
    names: names(['替诺福韦', '丙酚替诺福韦', '韦瑞德', '韦立得'], ['替諾福韋', '惠立妥', '韋立得'], ['TDF', 'TAF']),
    drugClass: tri('乙肝和HIV抗病毒药', 'B型肝炎和HIV抗病毒藥', 'Hepatitis B and HIV antiviral'),
    status: 'rx',
    forms: tri('片剂或粉剂，口服', '錠劑或粉劑，口服', 'Tablet or powder by mouth'),
    use: tri(
      '抑制乙肝病毒；和别的药一起治疗HIV。两种剂型（TDF、TAF）不能随便互换。',
      '抑制B型肝炎病毒；和別的藥一起治療HIV。兩種（TDF、TAF）不能隨便互換。',
      'Controls hepatitis B and, with other medicines, treats HIV. Its two forms, TDF and TAF, are not interchangeable.',
    ),
    cautions: [
      hepatitisFlare,
      tri(
        '肾脏或骨头不好的人，先告诉医生，要定期抽血。',
        '腎臟或骨頭不好的人，先告訴醫生，要定期抽血。',
        'Tell your doctor first if you have kidney or bone disease. You’ll need regular blood tests.',
      ),
      hivFirst,
    ],
    herbs: herbs.weakened,
    sources: [dailyMed('tenofovir')],
  }),
  medication({
    generic: 'oseltamivir',
    brands: ['Tamiflu'],
    names: names(['奥司他韦', '磷酸奥司他韦', '达菲'], ['奧司他韋', '克流感', '特敏福']),
    drugClass: tri('流感抗病毒药', '流感抗病毒藥', 'Influenza antiviral'),
    status: 'rx',
    forms: 'capsuleOrLiquid',
    use: tri(
      '治疗和预防流感，对普通感冒没有用，也不能代替疫苗。',
      '治療和預防流感，對一般感冒沒有用，也不能代替疫苗。',
      'Treats and prevents flu. It does not treat colds and does not replace the vaccine.',
    ),
    cautions: [
      earlyStart,
      ask.kidney,
      tri(
        '行为异常、意识混乱（特别是孩子），马上联系医生。',
        '行為異常、意識混亂（特別是孩子），馬上聯絡醫生。',
        'If you notice odd behavior or confusion, especially in a child, call your doctor right away.',
      ),
    ],
    sources: [medlinePlus('a699040', 'Oseltamivir')],
  }),
  medication({
    generic: 'valacyclovir',
    brands: ['Valtrex'],
    names: names(['伐昔洛韦', '维德思'], ['伐昔洛韋', '祛疹易']),
    drugClass: tri('疱疹抗病毒药', '皰疹抗病毒藥', 'Herpes antiviral'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '治疗带状疱疹、唇疱疹和生殖器疱疹。',
      '治療帶狀皰疹（皮蛇）、唇皰疹和生殖器皰疹。',
      'Treats shingles, cold sores, and genital herpes.',
    ),
    cautions: [
      earlyStart,
      ask.kidney,
      tri(
        '老人吃了出现混乱、幻觉，马上联系医生；要多喝水。',
        '長輩吃了出現混亂、幻覺，馬上聯絡醫生；要多喝水。',
        'If an older adult becomes confused or sees things that aren’t there, call your doctor right away. Drink plenty of water.',
      ),
      tri(
        '疱疹长在眼睛附近，当天看医生。',
        '皰疹長在眼睛附近，當天看醫生。',
        'If blisters appear near an eye, see a doctor the same day.',
      ),
    ],
    sources: [dailyMed('valacyclovir')],
  }),
]
