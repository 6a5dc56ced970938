import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const smallChildren = tri(
  '给小孩吃感冒咳嗽药之前，先问儿科医生或药剂师。',
  '給小孩吃感冒咳嗽藥之前，先問兒科醫生或藥劑師。',
  'Before you give a child any cough or cold medicine, ask the pediatrician or pharmacist.',
)
const longCough = tri(
  '咳嗽超过一周，或发烧、咳血，要去看医生。',
  '咳嗽超過一週，或發燒、咳血，要去看醫生。',
  'See a doctor if a cough lasts more than a week, or if you have a fever or cough up blood.',
)
const attack = tri(
  '喘不过气、说不出整句话、嘴唇发青，马上打911。',
  '喘不過氣、說不出整句話、嘴唇發青，馬上打911。',
  'If you struggle to breathe, can’t speak a full sentence, or have blue lips, call 911 right away.',
)
const antihistamine = tri('抗组胺药（第二代）', '抗組織胺（第二代）', 'Antihistamine (second generation)')
const antihistamineUse = tri(
  '缓解过敏症状：打喷嚏、流鼻涕、眼睛痒、荨麻疹。',
  '緩解過敏症狀：打噴嚏、流鼻水、眼睛癢、蕁麻疹。',
  'Eases allergy symptoms: sneezing, a runny nose, itchy eyes, and hives.',
)
const plusD = tri(
  '名字带D的还含伪麻黄碱，有高血压的人先问药剂师。',
  '名字帶D的還含偽麻黃鹼，有高血壓的人先問藥劑師。',
  'Products with a D in the name also contain pseudoephedrine. If you have high blood pressure, ask your pharmacist first.',
)

export const coldAllergyAndLungs: MedicationEntry[] = [
  medication({
    generic: 'dextromethorphan',
    brands: ['Delsym', 'Robitussin'],
    names: names(['右美沙芬', '氢溴酸右美沙芬'], ['右美沙芬'], ['DM']),
    drugClass: tri('止咳药', '止咳藥', 'Cough suppressant'),
    status: 'otc',
    forms: 'capsuleOrLiquid',
    use: tri('缓解干咳。', '緩解乾咳。', 'Calms a dry cough.'),
    cautions: [
      tri(
        '在吃抗抑郁药的人，先问医生或药剂师。',
        '在吃抗憂鬱藥的人，先問醫生或藥劑師。',
        'If you take an antidepressant, ask your doctor or pharmacist first.',
      ),
      tri(
        '很多复方感冒药含有它，不要重复。',
        '很多複方感冒藥含有它，不要重複。',
        'Many combination cold medicines contain it; do not double up.',
      ),
      longCough,
      smallChildren,
    ],
    sources: [medlinePlus('a682492', 'Dextromethorphan')],
  }),
  medication({
    generic: 'guaifenesin',
    brands: ['Mucinex', 'Robitussin Chest Congestion'],
    names: names(['愈创甘油醚', '愈创木酚甘油醚'], ['愈創甘油醚', '愈創木酚甘油醚']),
    drugClass: tri('祛痰药', '祛痰藥', 'Expectorant'),
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: tri('让痰变稀，比较容易咳出来。', '讓痰變稀，比較容易咳出來。', 'Thins mucus so it is easier to cough up.'),
    cautions: [
      tri(
        '多喝水。长效片不要咬碎。',
        '多喝水。長效錠不要咬碎。',
        'Drink plenty of water. Do not chew or crush long-acting tablets.',
      ),
      tri(
        '名字带D、DM的还含别的药，看清成分。',
        '名字帶D、DM的還含別的藥，看清楚成分。',
        'Products with D or DM in the name contain other medicines too; read the label.',
      ),
      longCough,
      smallChildren,
    ],
    sources: [medlinePlus('a682494', 'Guaifenesin')],
  }),
  medication({
    generic: 'pseudoephedrine',
    brands: ['Sudafed'],
    names: names(['伪麻黄碱', '盐酸伪麻黄碱'], ['偽麻黃鹼', '假麻黃鹼']),
    drugClass: tri('鼻减充血药', '鼻塞解除劑', 'Decongestant'),
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: tri(
      '缓解鼻塞。不用处方，但要在药房柜台出示证件买。',
      '緩解鼻塞。不用處方，但要在藥房櫃台出示證件買。',
      'Eases a stuffy nose. You don’t need a prescription, but you must show ID at the pharmacy counter.',
    ),
    cautions: [
      tri(
        '有高血压、心脏病、甲亢、青光眼或前列腺肥大的人，先问医生。',
        '有高血壓、心臟病、甲狀腺亢進、青光眼或攝護腺肥大的人，先問醫生。',
        'If you have high blood pressure, heart disease, an overactive thyroid, glaucoma, or an enlarged prostate, ask your doctor first.',
      ),
      tri(
        '会心慌、睡不着，睡前少用。',
        '會心悸、睡不著，睡前少用。',
        'It can make your heart race and keep you awake, so avoid it near bedtime.',
      ),
      smallChildren,
    ],
    herbs: herbs.ephedra,
    sources: [medlinePlus('a682619', 'Pseudoephedrine')],
  }),
  medication({
    generic: 'cetirizine',
    brands: ['Zyrtec'],
    names: names(['西替利嗪', '仙特明'], ['西替利嗪', '勝克敏', '仙特敏']),
    drugClass: antihistamine,
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: antihistamineUse,
    cautions: [ask.drowsy, ask.kidneyLiver, plusD],
    sources: [medlinePlus('a698026', 'Cetirizine')],
  }),
  medication({
    generic: 'loratadine',
    brands: ['Claritin', 'Alavert'],
    names: names(['氯雷他定', '开瑞坦'], ['氯雷他定', '樂雷塔定', '開瑞坦']),
    drugClass: antihistamine,
    status: 'otc',
    forms: 'tabletOrLiquid',
    use: antihistamineUse,
    cautions: [ask.kidneyLiver, plusD, ask.pregnancy],
    sources: [medlinePlus('a697038', 'Loratadine')],
  }),
  medication({
    slug: 'fluticasone-nasal',
    generic: 'fluticasone nasal spray',
    brands: ['Flonase', 'Xhance'],
    names: names(['氟替卡松鼻喷雾剂', '丙酸氟替卡松鼻喷雾剂', '辅舒良'], ['氟替卡松鼻噴劑', '輔舒良']),
    drugClass: tri('鼻用激素', '鼻用類固醇', 'Nasal steroid'),
    status: 'rx_and_otc',
    forms: 'nasalSpray',
    use: tri(
      '缓解过敏性鼻炎，几天后效果才明显。',
      '緩解過敏性鼻炎，幾天後效果才明顯。',
      'Eases nasal allergy symptoms. It takes a few days to work fully.',
    ),
    cautions: [
      tri(
        '常流鼻血、刚做过鼻子手术的人，先问医生。',
        '常流鼻血、剛做過鼻子手術的人，先問醫生。',
        'Ask your doctor first if you often get nosebleeds or recently had nose surgery.',
      ),
      tri(
        '有青光眼、白内障的人，先告诉医生。',
        '有青光眼、白內障的人，先告訴醫生。',
        'Tell your doctor first if you have glaucoma or cataracts.',
      ),
      tri(
        '孩子长期用，要请医生定期看身高。',
        '孩子長期用，要有醫生追蹤身高。',
        'If a child uses it for a long time, a doctor should keep track of the child’s growth.',
      ),
    ],
    sources: [medlinePlus('a695002', 'Fluticasone Nasal Spray')],
  }),
  medication({
    generic: 'diphenhydramine',
    brands: ['Benadryl', 'ZzzQuil'],
    names: names(['苯海拉明', '可他敏'], ['苯海拉明']),
    drugClass: tri('抗组胺药（第一代）', '抗組織胺（第一代）', 'Antihistamine (first generation)'),
    status: 'otc',
    forms: 'many',
    use: tri(
      '缓解过敏，一些助眠药和感冒药里也有它。',
      '緩解過敏，一些助眠藥和感冒藥裡也有它。',
      'Eases allergy symptoms. It’s also in some sleep aids and cold medicines.',
    ),
    cautions: [
      tri(
        '老人最好不要自己买来吃：容易犯糊涂、小便困难、跌倒。',
        '長輩不宜自己買來吃：容易意識混亂、小便困難、跌倒。',
        'Older adults should not take it on their own: confusion, trouble urinating, and falls are common.',
      ),
      tri(
        '有青光眼、前列腺肥大、失智的人，先问医生。',
        '有青光眼、攝護腺肥大、失智的人，先問醫生。',
        'If you have glaucoma, an enlarged prostate, or dementia, ask your doctor first.',
      ),
      ask.drowsy,
      ask.alcohol,
    ],
    sources: [dailyMed('diphenhydramine')],
  }),
  medication({
    slug: 'albuterol',
    generic: 'albuterol inhalation',
    brands: ['Ventolin HFA', 'ProAir RespiClick', 'Proventil'],
    names: names(['沙丁胺醇', '万托林', '舒喘灵'], ['沙丁胺醇', '泛得林', '喘樂寧'], ['salbutamol', 'rescue inhaler']),
    drugClass: tri(
      '短效支气管扩张药（急救吸入器）',
      '短效支氣管擴張劑（急救吸入器）',
      'Short-acting bronchodilator (rescue inhaler)',
    ),
    status: 'rx',
    forms: 'inhaler',
    use: tri(
      '快速打开气道，缓解哮喘和慢阻肺引起的喘。',
      '快速擴張氣道，緩解氣喘和慢性阻塞性肺病引起的喘。',
      'Opens the airways fast to ease wheezing from asthma or COPD.',
    ),
    cautions: [
      attack,
      tri(
        '用得越来越多，表示病情没控制好，要看医生。',
        '用得越來越多，表示病情沒控制好，要看醫生。',
        'If you need it more and more often, your condition isn’t under control; see your doctor.',
      ),
      tri(
        '会手抖、心跳快；有心脏病、甲亢的人先告诉医生。',
        '會手抖、心跳快；有心臟病、甲狀腺亢進的人先告訴醫生。',
        'It can cause shaky hands and a fast heartbeat. Tell your doctor first if you have heart disease or an overactive thyroid.',
      ),
    ],
    sources: [medlinePlus('a682145', 'Albuterol Oral Inhalation')],
  }),
  medication({
    slug: 'budesonide-inhalation',
    generic: 'budesonide inhalation',
    brands: ['Pulmicort Flexhaler', 'Pulmicort Respules'],
    names: names(['布地奈德吸入剂', '布地奈德', '普米克令舒'], ['布地奈德吸入劑', '布地奈德', '可滅喘']),
    drugClass: tri('吸入激素', '吸入型類固醇', 'Inhaled steroid'),
    status: 'rx',
    forms: 'inhaler',
    use: tri(
      '每天用来控制哮喘，不是急救药。',
      '每天用來控制氣喘，不是急救藥。',
      'Used every day to control asthma. It is not a rescue medicine.',
    ),
    cautions: [
      tri(
        '吸完要漱口、吐掉，以防鹅口疮和声音沙哑。',
        '吸完要漱口、吐掉，以防鵝口瘡和聲音沙啞。',
        'After each use, rinse your mouth and spit, to prevent thrush and hoarseness.',
      ),
      ask.keepTaking,
      attack,
    ],
    sources: [dailyMed('budesonide inhalation')],
  }),
  medication({
    generic: 'montelukast',
    brands: ['Singulair'],
    names: names(['孟鲁司特', '孟鲁司特钠', '顺尔宁'], ['孟魯司特', '欣流']),
    drugClass: tri('白三烯受体拮抗剂', '白三烯素受體阻斷劑', 'Leukotriene blocker'),
    status: 'rx',
    forms: tri('片剂、咀嚼片或颗粒', '錠劑、咀嚼錠或顆粒', 'Tablet, chewable tablet, or granules'),
    use: tri(
      '预防哮喘，有时用于过敏性鼻炎。',
      '預防氣喘，有時用於過敏性鼻炎。',
      'Prevents asthma attacks; sometimes used for nasal allergies.',
    ),
    cautions: [
      tri(
        '可能影响情绪和睡眠。如果做噩梦、烦躁、情绪低落，要停药并联系医生。',
        '可能影響情緒和睡眠。如果做惡夢、煩躁、情緒低落，要停藥並聯絡醫生。',
        'It may affect mood and sleep. If you have nightmares, agitation, or low mood, stop it and call your doctor.',
      ),
      ask.mood,
      tri(
        '不能用来止住正在发作的喘。',
        '不能用來止住正在發作的喘。',
        'It won’t stop an asthma attack that has already started.',
      ),
    ],
    sources: [dailyMed('montelukast')],
  }),
]
