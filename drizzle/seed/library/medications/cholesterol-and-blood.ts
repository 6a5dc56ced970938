import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const statin = tri('他汀类降脂药', '他汀類（史他汀）降血脂藥', 'Statin')
const statinUse = tri(
  '降低“坏”胆固醇，减少心梗和中风的风险。',
  '降低「壞」膽固醇，減少心肌梗塞和中風的風險。',
  'Lowers “bad” cholesterol and the risk of heart attack and stroke.',
)
const muscle = tri(
  '肌肉痛、没力气、尿色变深，马上告诉医生。',
  '肌肉痛、沒力氣、尿色變深，馬上告訴醫生。',
  'Tell your doctor right away about muscle pain, weakness, or dark urine.',
)
const statinPregnancy = tri(
  '怀孕或喂奶的人，先问医生，一般要停。',
  '懷孕或餵母乳的人，先問醫生，一般要停。',
  'If you’re pregnant or breastfeeding, ask your doctor first; it’s usually stopped.',
)
const painkillers = tri(
  '布洛芬、萘普生这类止痛药会增加出血，买药前先问药剂师。',
  '布洛芬、萘普生這類止痛藥會增加出血，買藥前先問藥劑師。',
  'Ibuprofen, naproxen, and similar pain relievers make bleeding more likely. Ask your pharmacist before you buy one.',
)
const clotIfStopped = tri(
  '不要漏吃，也不要自己停药，停了容易形成血栓。药快吃完时要提早续药。',
  '不要漏吃，也不要自己停藥，停了容易形成血栓。藥快吃完要提早續領。',
  'Do not skip it or stop it on your own; blood clots can form. Refill it early.',
)
const factorXa = tri(
  '口服抗凝药（薄血药、薄血丸；Xa因子抑制剂）',
  '口服抗凝血劑（薄血藥、薄血丸；Xa因子抑制劑）',
  'Anticoagulant (factor Xa inhibitor)',
)
const factorXaUse = tri(
  '防止房颤引起的中风，治疗和预防腿部、肺部血栓。',
  '防止心房顫動引起的中風，治療和預防腿部、肺部血栓。',
  'Prevents stroke in people with atrial fibrillation. Treats and prevents blood clots in the legs and lungs.',
)

export const cholesterolAndBlood: MedicationEntry[] = [
  medication({
    generic: 'atorvastatin',
    brands: ['Lipitor', 'Atorvaliq'],
    names: names(['阿托伐他汀', '阿托伐他汀钙', '立普妥', '阿乐'], ['阿托伐他汀', '立普妥'], ['atorvastatin calcium']),
    drugClass: statin,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: statinUse,
    cautions: [muscle, ask.liver, statinPregnancy, ask.keepTaking],
    herbs: [...herbs.grapefruit, ...herbs.redYeastRice],
    sources: [medlinePlus('a600045', 'Atorvastatin')],
  }),
  medication({
    generic: 'rosuvastatin',
    brands: ['Crestor', 'Ezallor Sprinkle'],
    names: names(['瑞舒伐他汀', '瑞舒伐他汀钙', '可定'], ['瑞舒伐他汀', '冠脂妥'], ['rosuvastatin calcium']),
    drugClass: statin,
    status: 'rx',
    forms: 'tabletOrCapsule',
    use: statinUse,
    cautions: [
      tri(
        '亚裔吃了以后，血里的药物浓度可能比较高，医生会从小剂量开始。',
        '亞裔吃了以後，血液裡的藥物濃度可能比較高，醫生會從低劑量開始。',
        'People of Asian descent may end up with more of it in their blood, so doctors start with a low dose.',
      ),
      muscle,
      ask.kidneyLiver,
      statinPregnancy,
    ],
    herbs: herbs.redYeastRice,
    sources: [dailyMed('rosuvastatin')],
  }),
  medication({
    generic: 'simvastatin',
    brands: ['Zocor', 'Flolipid'],
    names: names(['辛伐他汀', '舒降之'], ['辛伐他汀', '素果', '舒降之']),
    drugClass: statin,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: statinUse,
    cautions: [
      muscle,
      tri(
        '和不少抗真菌药、抗生素、降压药会冲突，开新药时要告诉医生。',
        '和不少抗黴菌藥、抗生素、降血壓藥會衝突，開新藥時要告訴醫生。',
        'It interacts with some antifungals, antibiotics, and blood pressure medicines. Mention it whenever you’re given a new medicine.',
      ),
      ask.liver,
      statinPregnancy,
    ],
    herbs: [...herbs.grapefruit, ...herbs.weakened, ...herbs.redYeastRice],
    sources: [medlinePlus('a692030', 'Simvastatin')],
  }),
  medication({
    generic: 'ezetimibe',
    brands: ['Zetia'],
    names: names(['依折麦布', '依泽替米贝', '益适纯'], ['依折麥布', '怡妥']),
    drugClass: tri('胆固醇吸收抑制剂', '膽固醇吸收抑制劑', 'Cholesterol absorption inhibitor'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '减少肠道吸收胆固醇，常和他汀类一起用。',
      '減少腸道吸收膽固醇，常和他汀類一起用。',
      'Keeps your intestines from absorbing cholesterol. Often used with a statin.',
    ),
    cautions: [ask.liver, muscle, ask.pregnancy],
    sources: [dailyMed('ezetimibe')],
  }),
  medication({
    generic: 'warfarin',
    brands: ['Coumadin', 'Jantoven'],
    names: names(['华法林', '华法林钠'], ['華法林', '可邁丁', '歐服寧'], ['warfarin sodium', 'blood thinner']),
    drugClass: tri('口服抗凝药（薄血药、薄血丸）', '口服抗凝血劑（薄血藥、薄血丸）', 'Anticoagulant (blood thinner)'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '预防和治疗血栓，用于房颤、人工心脏瓣膜等。要定期验INR。',
      '預防和治療血栓，用於心房顫動、人工心臟瓣膜等。要定期驗INR。',
      'Prevents and treats blood clots, for example in atrial fibrillation or with artificial heart valves. You’ll need regular INR blood tests.',
    ),
    cautions: [
      ask.bleeding,
      tri(
        '不用戒绿叶菜，但每周吃的量要差不多。改变饮食前先问医生。',
        '綠葉菜可以吃，但每週的量要差不多。改變飲食前先問醫生。',
        'You can eat leafy greens, but keep the amount about the same from week to week. Ask before you change your diet.',
      ),
      tri(
        '很多药、药油和补品会改变药效，买任何药都先问药剂师。',
        '很多藥、藥油和補品會改變藥效，買任何藥都先問藥劑師。',
        'Many medicines, medicated oils, and supplements change how it works. Ask your pharmacist before you buy any medicine.',
      ),
      ask.surgery,
    ],
    herbs: herbs.warfarin,
    sources: [medlinePlus('a682277', 'Warfarin')],
  }),
  medication({
    generic: 'apixaban',
    brands: ['Eliquis'],
    names: names(['阿哌沙班', '艾乐妥'], ['阿哌沙班', '艾必克凝'], ['blood thinner']),
    drugClass: factorXa,
    status: 'rx',
    forms: 'tablet',
    use: factorXaUse,
    cautions: [clotIfStopped, ask.bleeding, painkillers, ask.surgery],
    herbs: herbs.weakened,
    sources: [dailyMed('apixaban')],
  }),
  medication({
    generic: 'rivaroxaban',
    brands: ['Xarelto'],
    names: names(['利伐沙班', '拜瑞妥'], ['利伐沙班', '拜瑞妥'], ['blood thinner']),
    drugClass: factorXa,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: factorXaUse,
    cautions: [clotIfStopped, ask.bleeding, ask.kidney, ask.surgery],
    herbs: herbs.weakened,
    sources: [dailyMed('rivaroxaban')],
  }),
  medication({
    generic: 'clopidogrel',
    brands: ['Plavix'],
    names: names(['氯吡格雷', '硫酸氢氯吡格雷', '波立维', '泰嘉'], ['氯吡格雷', '保栓通', '波立維']),
    drugClass: tri('抗血小板药', '抗血小板藥', 'Antiplatelet'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '防止血小板结块，用于支架、心梗和中风之后。',
      '防止血小板凝集，用於裝支架、心肌梗塞和中風之後。',
      'Keeps blood platelets from clumping after a stent, heart attack, or stroke.',
    ),
    cautions: [
      tri(
        '刚放支架的人突然停药很危险，先问心脏科医生。',
        '剛裝支架的人突然停藥很危險，先問心臟科醫生。',
        'If you have a new stent, stopping suddenly is dangerous. Ask your heart doctor first.',
      ),
      tri(
        '有些人（亚裔比较多）天生对它反应较差；奥美拉唑也会减弱药效，在吃要告诉医生。',
        '有些人（亞裔比較多）天生對它反應較差；奧美拉唑也會減弱藥效，有在吃要告訴醫生。',
        'It works less well in some people, more often those of Asian descent. Omeprazole can weaken it too, so tell your doctor if you take that.',
      ),
      ask.bleeding,
      ask.surgery,
    ],
    herbs: herbs.platelets,
    sources: [medlinePlus('a601040', 'Clopidogrel')],
  }),
  medication({
    generic: 'aspirin',
    brands: ['Bayer', 'Ecotrin', 'Bufferin'],
    names: names(
      ['阿司匹林', '拜阿司匹灵', '乙酰水杨酸'],
      ['阿斯匹靈', '阿士匹靈', '伯基', '乙醯水楊酸'],
      ['acetylsalicylic acid', 'ASA', 'baby aspirin'],
    ),
    drugClass: tri('抗血小板药、消炎止痛药', '抗血小板藥、消炎止痛藥', 'Antiplatelet and pain reliever (NSAID)'),
    status: 'otc',
    forms: tri('片剂、肠溶片或咀嚼片', '錠劑、腸溶錠或咀嚼錠', 'Tablet, coated tablet, or chewable tablet'),
    use: tri(
      '止痛退烧；医生认为合适时，用来降低心梗和中风再发的风险。',
      '止痛退燒；醫生認為合適時，用來降低心肌梗塞和中風再發的風險。',
      'Eases pain and fever. If your doctor advises it, it can lower the risk of another heart attack or stroke.',
    ),
    cautions: [
      tri(
        '不要自己开始天天吃。老人出血风险高，先问医生。',
        '不要自己開始天天吃。長輩出血風險高，先問醫生。',
        'Do not start taking aspirin every day on your own. Older adults bleed more easily; ask your doctor first.',
      ),
      tri(
        '有胃溃疡、哮喘或在吃抗凝药的人，先问医生。',
        '有胃潰瘍、氣喘或在吃抗凝血劑的人，先問醫生。',
        'Ask your doctor first if you’ve had a stomach ulcer, have asthma, or take a blood thinner.',
      ),
      tri(
        '孩子和青少年发烧、出水痘、流感时不要用。',
        '孩子和青少年發燒、出水痘、得流感時不要用。',
        'Do not give it to children or teenagers who have a fever, chickenpox, or the flu.',
      ),
      ask.bleeding,
    ],
    herbs: herbs.platelets,
    sources: [medlinePlus('a682878', 'Aspirin')],
  }),
]
