import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const lowSugar = tri(
  '发抖、出冷汗、心慌，可能是低血糖：人清醒，马上吃糖；意识不清就不要喂东西，马上打911。',
  '發抖、冒冷汗、心慌，可能是低血糖：人清醒，馬上吃糖；意識不清就不要餵東西，馬上打911。',
  'Shaking, cold sweats, a racing heart, or confusion may mean low blood sugar. Eat or drink something with sugar. If someone isn’t fully awake, don’t give food or drink; call 911 right away.',
)
const sickDay = tri(
  '上吐下泻，或吃不下、喝不下的时候，先打电话问医生这几天怎么吃药。',
  '嘔吐、腹瀉，或吃不下、喝不下的時候，先打電話問醫生這幾天怎麼吃藥。',
  'If you’re vomiting, have diarrhea, or can’t eat or drink, call your doctor to ask how to take your medicines until you’re better.',
)
const pancreas = tri(
  '肚子剧痛不停、痛到背后，可能是胰腺炎，马上就医。',
  '肚子劇痛不停、痛到背後，可能是胰臟炎，馬上就醫。',
  'Severe belly pain that won’t stop or spreads to your back may be pancreatitis. Get care right away.',
)

export const diabetesAndThyroid: MedicationEntry[] = [
  medication({
    generic: 'metformin',
    brands: ['Glucophage', 'Glumetza', 'Fortamet'],
    names: names(['二甲双胍', '盐酸二甲双胍', '格华止'], ['二甲雙胍', '庫魯化', '格華止'], ['metformin hydrochloride']),
    drugClass: tri('双胍类降糖药', '雙胍類降血糖藥', 'Biguanide'),
    status: 'rx',
    forms: tri('普通片、长效片或口服液', '一般錠、長效錠或口服液', 'Tablet, long-acting tablet, or liquid by mouth'),
    use: tri(
      '治疗2型糖尿病，常常最先用它。',
      '治療第2型糖尿病，常常最先用它。',
      'Treats type 2 diabetes; often the first medicine used.',
    ),
    cautions: [
      ask.kidneyLiver,
      tri(
        '做增强CT或造影前，告诉检查人员您在吃这个药。',
        '做要打顯影劑的電腦斷層或造影前，告訴檢查人員您在吃這個藥。',
        'Before a scan with contrast dye, tell the staff you take it.',
      ),
      tri(
        '刚开始可能拉肚子、恶心，多半会好转。',
        '剛開始可能拉肚子、噁心，多半會好轉。',
        'Diarrhea and nausea are common at first and usually get better.',
      ),
      sickDay,
    ],
    herbs: herbs.sugar,
    sources: [medlinePlus('a696005', 'Metformin')],
  }),
  medication({
    generic: 'glipizide',
    brands: ['Glucotrol XL'],
    names: names(['格列吡嗪', '美吡达', '瑞易宁'], ['格列吡嗪', '美吡達']),
    drugClass: tri('磺脲类降糖药', '磺醯脲類降血糖藥', 'Sulfonylurea'),
    status: 'rx',
    forms: 'longActing',
    use: tri(
      '让胰腺多分泌胰岛素，治疗2型糖尿病。',
      '讓胰臟多分泌胰島素，治療第2型糖尿病。',
      'Treats type 2 diabetes by helping the pancreas release more insulin.',
    ),
    cautions: [
      lowSugar,
      tri(
        '不吃饭却吃药，容易低血糖。',
        '沒吃飯卻吃藥，容易低血糖。',
        'Taking it without eating can cause low blood sugar.',
      ),
      ask.kidneyLiver,
      ask.alcohol,
    ],
    herbs: herbs.sugar,
    sources: [medlinePlus('a684060', 'Glipizide')],
  }),
  medication({
    generic: 'acarbose',
    brands: ['Precose'],
    names: names(['阿卡波糖', '拜唐苹', '拜糖平', '卡博平'], ['阿卡波糖', '醣祿', '拜糖平']),
    drugClass: tri('α-葡萄糖苷酶抑制剂', 'α-葡萄糖苷酶抑制劑', 'Alpha-glucosidase inhibitor'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '减慢肠道吸收淀粉和糖，压低饭后血糖。',
      '減慢腸道吸收澱粉和糖，壓低飯後血糖。',
      'Slows how fast your body takes in starch and sugar, to lower blood sugar after meals.',
    ),
    cautions: [
      tri(
        '肚子胀、放屁多很常见；有肠梗阻、肠炎的人先告诉医生。',
        '肚子脹、排氣多很常見；有腸阻塞、腸炎的人先告訴醫生。',
        'Gas and bloating are common. Tell your doctor first if you have a bowel blockage or bowel inflammation.',
      ),
      tri(
        '低血糖时白糖、饼干起效慢，要用葡萄糖。',
        '低血糖時砂糖、餅乾起效慢，要用葡萄糖。',
        'If your blood sugar is low, table sugar and cookies work too slowly; use glucose.',
      ),
      ask.liver,
    ],
    herbs: herbs.sugar,
    sources: [dailyMed('acarbose')],
  }),
  medication({
    generic: 'sitagliptin',
    brands: ['Januvia', 'Zituvio'],
    names: names(['西格列汀', '磷酸西格列汀', '捷诺维'], ['西他列汀', '佳糖維', '捷諾維']),
    drugClass: tri('DPP-4抑制剂（降糖药）', 'DPP-4抑制劑（降血糖藥）', 'DPP-4 inhibitor'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '治疗2型糖尿病，单用较少引起低血糖。',
      '治療第2型糖尿病，單用較少引起低血糖。',
      'Treats type 2 diabetes. By itself, it rarely causes low blood sugar.',
    ),
    cautions: [
      pancreas,
      ask.kidney,
      tri(
        '关节剧痛或皮肤起水疱，告诉医生。',
        '關節劇痛或皮膚起水泡，請告訴醫生。',
        'Tell your doctor if you get severe joint pain or skin blisters.',
      ),
    ],
    herbs: herbs.sugar,
    sources: [dailyMed('sitagliptin')],
  }),
  medication({
    generic: 'empagliflozin',
    brands: ['Jardiance'],
    names: names(['恩格列净', '欧唐静'], ['恩格列淨', '恩排糖', '歐唐靜']),
    drugClass: tri('SGLT2抑制剂（排糖药）', 'SGLT2抑制劑（排糖藥）', 'SGLT2 inhibitor'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '从小便排糖，治疗2型糖尿病，也用于心力衰竭和慢性肾病。',
      '從尿液排糖，治療第2型糖尿病，也用於心臟衰竭和慢性腎病。',
      'Treats type 2 diabetes by passing sugar into the urine. Also used for heart failure and chronic kidney disease.',
    ),
    cautions: [
      tri(
        '容易引起外阴、生殖器或尿路感染。注意清洁，痒、痛、发烧要看医生。',
        '容易引起私密處或泌尿道感染。注意清潔，癢、痛、發燒要看醫生。',
        'It makes genital and urinary infections more likely. Keep clean, and see a doctor for itching, pain, or fever.',
      ),
      tri(
        '恶心、呕吐、呼吸急促，就算血糖不高也可能是酮症酸中毒，马上去急诊。',
        '噁心、嘔吐、呼吸急促，就算血糖不高也可能是酮酸中毒，馬上去急診。',
        'Nausea, vomiting, and fast breathing may be ketoacidosis, even if your blood sugar isn’t high. Go to an emergency room right away.',
      ),
      tri(
        '手术前要先停，问医生哪天停。',
        '手術前要先停，問醫生哪天停。',
        'It has to be stopped before surgery; ask your doctor when.',
      ),
      sickDay,
    ],
    herbs: herbs.sugar,
    sources: [medlinePlus('a614043', 'Empagliflozin')],
  }),
  medication({
    generic: 'insulin glargine',
    brands: ['Lantus', 'Basaglar', 'Toujeo', 'Semglee'],
    names: names(
      ['甘精胰岛素', '来得时', '长效胰岛素'],
      ['甘精胰島素', '蘭德仕', '糖德仕', '長效胰島素'],
      ['long-acting insulin'],
    ),
    drugClass: tri('长效胰岛素', '長效胰島素', 'Long-acting insulin'),
    status: 'rx',
    forms: 'injection',
    use: tri(
      '控制1型和2型糖尿病的血糖。',
      '控制第1型和第2型糖尿病的血糖。',
      'Controls blood sugar in type 1 and type 2 diabetes.',
    ),
    cautions: [
      lowSugar,
      tri(
        '打针前看清楚笔上的名字，长效和短效不要拿错。',
        '打針前看清楚筆上的名字，長效和短效不要拿錯。',
        'Check the name on the pen before each shot; do not mix up long- and short-acting insulin.',
      ),
      tri(
        '笔和针头不能和别人共用；没开封的放冰箱冷藏，不要冷冻。',
        '筆和針頭不能和別人共用；沒開封的放冰箱冷藏，不要冷凍。',
        'Never share pens or needles. Keep unopened pens in the refrigerator, not the freezer.',
      ),
    ],
    herbs: herbs.sugar,
    sources: [dailyMed('insulin glargine')],
  }),
  medication({
    generic: 'semaglutide',
    brands: ['Ozempic', 'Wegovy', 'Rybelsus'],
    names: names(
      ['司美格鲁肽', '索马鲁肽', '诺和泰', '诺和盈', '诺和忻'],
      ['司美格魯肽', '索馬魯肽', '胰妥讚', '週纖達', '瑞倍適'],
    ),
    drugClass: tri('GLP-1受体激动剂', 'GLP-1受體促效劑', 'GLP-1 receptor agonist'),
    status: 'rx',
    forms: tri('皮下注射笔或口服片', '皮下注射筆或口服錠', 'Pen injected under the skin, or tablet by mouth'),
    use: tri(
      '治疗2型糖尿病；有的品牌用于减重。',
      '治療第2型糖尿病；有的品牌用於減重。',
      'Treats type 2 diabetes. Some brands are for weight loss.',
    ),
    cautions: [
      tri(
        '本人或家人得过甲状腺髓样癌或多发性内分泌腺瘤2型（MEN 2）的，不能用。',
        '本人或家人得過甲狀腺髓質癌或第2型多發性內分泌腫瘤（MEN 2）的，不能用。',
        'Do not use it if you or a family member has had medullary thyroid cancer or multiple endocrine neoplasia type 2 (MEN 2).',
      ),
      pancreas,
      tri(
        '恶心、便秘常见。麻醉或做胃镜前，要告诉医生您在用这个药。',
        '噁心、便秘常見。麻醉或照胃鏡前，要告訴醫生您在用這個藥。',
        'Nausea and constipation are common. Before anesthesia or an endoscopy, tell your doctor you use it.',
      ),
      tri(
        '不要买来路不明、没有处方的减肥针。',
        '不要買來路不明、沒有處方的減肥針。',
        'Do not buy weight-loss shots from unknown sources or without a prescription.',
      ),
    ],
    sources: [medlinePlus('a618008', 'Semaglutide Injection')],
  }),
  medication({
    generic: 'levothyroxine',
    brands: ['Synthroid', 'Levoxyl', 'Unithroid', 'Euthyrox'],
    names: names(['左甲状腺素', '左甲状腺素钠', '优甲乐'], ['左旋甲狀腺素', '昂特欣', '優甲樂'], ['L-thyroxine', 'T4']),
    drugClass: tri('甲状腺激素', '甲狀腺素', 'Thyroid hormone'),
    status: 'rx',
    forms: tri('片剂、胶囊或口服液', '錠劑、膠囊或口服液', 'Tablet, capsule, or liquid by mouth'),
    use: tri(
      '补充甲状腺激素，用于甲减和甲状腺手术后。',
      '補充甲狀腺素，用於甲狀腺功能低下和甲狀腺手術後。',
      'Replaces thyroid hormone when the thyroid is underactive or after thyroid surgery.',
    ),
    cautions: [
      tri(
        '每天同一时间空腹吃。钙片、铁剂、抗酸药会影响吸收，怎么错开先问药剂师。',
        '每天同一時間空腹吃。鈣片、鐵劑、制酸劑會影響吸收，怎麼錯開先問藥劑師。',
        'Take it on an empty stomach at the same time every day. Calcium, iron, and antacids keep it from working well; ask your pharmacist how to space them.',
      ),
      tri(
        '心慌、胸痛、手抖，告诉医生，老人和有心脏病的人要特别留意。',
        '心悸、胸痛、手抖，請告訴醫生，長輩和有心臟病的人要特別留意。',
        'Tell your doctor about a racing heart, chest pain, or shaking, especially in older adults and people with heart disease.',
      ),
      tri('不能拿来减肥。', '不能拿來減肥。', 'It is not for weight loss.'),
    ],
    sources: [medlinePlus('a682461', 'Levothyroxine')],
  }),
  medication({
    generic: 'methimazole',
    brands: ['Tapazole'],
    names: names(['甲巯咪唑', '他巴唑', '赛治'], ['甲巰咪唑', '甲硫咪唑', '他巴唑'], ['thiamazole']),
    drugClass: tri('抗甲状腺药', '抗甲狀腺藥', 'Antithyroid medicine'),
    status: 'rx',
    forms: 'tablet',
    use: tri('治疗甲状腺功能亢进（甲亢）。', '治療甲狀腺功能亢進（甲亢）。', 'Treats an overactive thyroid.'),
    cautions: [
      tri(
        '发烧、喉咙痛，可能是白细胞太低，当天联系医生。',
        '發燒、喉嚨痛，可能是白血球太低，當天聯絡醫生。',
        'A fever or sore throat may mean your white blood cells are too low; call your doctor the same day.',
      ),
      tri(
        '皮肤或眼睛发黄、尿色深，马上就医。',
        '皮膚或眼睛發黃、尿色深，馬上就醫。',
        'If your skin or eyes turn yellow or your urine is dark, get care right away.',
      ),
      ask.pregnancy,
    ],
    sources: [medlinePlus('a682464', 'Methimazole')],
  }),
]
