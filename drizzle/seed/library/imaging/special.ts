import { tri } from '#drizzle/seed/demo/tri.ts'
import type { ModalityEntry } from '#drizzle/seed/library/entry.ts'
import { uspstf } from '#drizzle/seed/library/lab-tests/shape.ts'
import {
  bringAlways,
  implantsNoMatter,
  iodineQuestions,
  listOf,
  noContrast,
  radiationInPregnancy,
  radiologyInfo,
  removeMetal,
  safeContrast,
  safeXray,
} from './wording.ts'

const breastfeeding = tri(
  '哺乳的人要先说，可能要停喂一段时间。',
  '餵母乳的人要先說，可能要停餵一段時間。',
  'If you breastfeed, say so; you may need to stop nursing for a while.',
)

const tracer = tri(
  '用的是微量放射性药物，不是造影剂，很少过敏。做完多喝水，它会自己消退。',
  '用的是微量放射性藥物，不是顯影劑，很少過敏。做完多喝水，它會自己消退。',
  'It uses a tiny amount of a radioactive medicine, not contrast dye; reactions are rare. Drink plenty of water afterward; it goes away on its own.',
)

export const specialModalities: ModalityEntry[] = [
  {
    slug: 'dexa',
    dicomCode: 'BMD',
    name: tri('骨密度检查（DEXA）', '骨密度檢查（DEXA）', 'Bone density scan (DEXA)'),
    description: tri(
      '用非常少的射线量腰椎和髋部的骨头密度，看有没有骨质疏松。USPSTF在2025年建议65岁以上女性，以及较年轻但风险高的停经后女性检查。',
      '用非常少的輻射量腰椎和髖部的骨頭密度，看有沒有骨質疏鬆。USPSTF在2025年建議65歲以上女性，以及較年輕但風險高的停經後女性檢查。',
      'Measures bone density in the spine and hip with very little radiation, to look for osteoporosis. In 2025 USPSTF advised it for women 65 and older, and for younger women past menopause who are at higher risk.',
    ),
    usesRadiation: true,
    minMinutes: 10,
    maxMinutes: 30,
    preparation: listOf(
      tri(
        '检查前24小时不吃钙片和含钙的补品；食物照常。',
        '檢查前24小時不吃鈣片和含鈣的補充品；食物照常。',
        'Don’t take calcium tablets or supplements with calcium for 24 hours before; eat as usual.',
      ),
      removeMetal,
      tri(
        '最近做过钡剂、CT造影剂或核医学检查，要隔一到两周，请先说。',
        '最近做過鋇劑、CT顯影劑或核子醫學檢查，要隔一到兩週，請先說。',
        'If you’ve recently had a barium exam, CT contrast, or a nuclear scan, you need to wait one to two weeks, so tell them.',
      ),
    ),
    withContrast: listOf(noContrast),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(
      tri(
        '髋关节换过或腰椎有钢钉，会改量另一边或手腕，请先说。',
        '換過髖關節或腰椎有鋼釘，會改量另一邊或手腕，請先說。',
        'If you have a hip replacement or screws in your spine, the other hip or the wrist is measured instead; say so first.',
      ),
    ),
    bring: listOf(...bringAlways),
    sources: [
      radiologyInfo('dexa', 'Bone Density Scan (DEXA or DXA)'),
      uspstf('osteoporosis-screening', 'Osteoporosis to Prevent Fractures: Screening'),
    ],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'pet-ct',
    dicomCode: 'PT',
    name: tri('正电子扫描（PET-CT）', '正子掃描（PET-CT）', 'PET-CT'),
    description: tri(
      '注射带微量放射性的糖，再扫描全身，看哪里用糖特别多。多用在癌症分期和治疗后的追踪，也用在脑和心脏。',
      '注射帶微量放射性的糖，再掃描全身，看哪裡用糖特別多。多用在癌症分期和治療後的追蹤，也用在腦和心臟。',
      'You get an injection of slightly radioactive sugar, and a whole-body scan shows where the body uses the most sugar. Used mostly to stage cancer and follow treatment, and also for the brain and heart.',
    ),
    usesRadiation: true,
    minMinutes: 90,
    maxMinutes: 180,
    preparation: listOf(
      tri(
        '检查前6小时只喝白水，不吃东西、不嚼口香糖。',
        '檢查前6小時只喝白開水，不吃東西、不嚼口香糖。',
        'Only plain water for 6 hours before: no food, no chewing gum.',
      ),
      tri(
        '有糖尿病的人预约时就要说：血糖太高不能做，药和胰岛素怎么用先问清楚。',
        '有糖尿病的人預約時就要說：血糖太高不能做，藥和胰島素怎麼用先問清楚。',
        'If you have diabetes, say so when you book: the scan can’t be done if your sugar is too high, and you need to know how to take your medicine and insulin.',
      ),
      tri(
        '前一天不做剧烈运动，当天保暖、安静休息。',
        '前一天不做劇烈運動，當天保暖、安靜休息。',
        'No hard exercise the day before; on the day, keep warm and rest quietly.',
      ),
      tri(
        '做完几小时内不要靠近孕妇和婴儿，多喝水、多上厕所。',
        '做完幾小時內不要靠近孕婦和嬰兒，多喝水、多上廁所。',
        'For a few hours afterward, keep your distance from pregnant women and babies, drink plenty of water, and use the bathroom often.',
      ),
    ),
    withContrast: listOf(tracer, ...iodineQuestions.slice(0, 2)),
    ifPregnant: listOf(...radiationInPregnancy, breastfeeding),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(
      ...bringAlways,
      tri('最近一次化疗或放疗的日期', '最近一次化療或放療的日期', 'Date of your last chemotherapy or radiation'),
    ),
    sources: [radiologyInfo('pet', 'PET/CT')],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'nuclear-medicine',
    dicomCode: 'NM',
    name: tri('核医学扫描', '核子醫學掃描', 'Nuclear medicine scan'),
    description: tri(
      '注射或吞下微量放射性药物，用特殊相机看器官怎样工作，例如骨扫描、心肌灌注和甲状腺扫描。',
      '注射或吞下微量放射性藥物，用特殊相機看器官怎樣運作，例如骨掃描、心肌灌注和甲狀腺掃描。',
      'You’re given a tiny amount of radioactive medicine by injection or by mouth, and a special camera shows how your organs work, as in bone, heart, and thyroid scans.',
    ),
    usesRadiation: true,
    minMinutes: 30,
    maxMinutes: 240,
    preparation: listOf(
      tri(
        '各项不同：心肌灌注前24小时不喝咖啡、茶和可乐，甲状腺扫描前要停碘和某些药。以中心的说明为准。',
        '各項不同：心肌灌注前24小時不喝咖啡、茶和可樂，甲狀腺掃描前要停碘和某些藥。以中心的說明為準。',
        'It depends on the scan: no coffee, tea, or cola for 24 hours before a heart scan; iodine and some medicines are stopped before a thyroid scan. Follow the center’s instructions.',
      ),
      tri(
        '常要注射后等几小时再拍，一天分两次来，先问清楚时间。',
        '常要注射後等幾小時再拍，一天分兩次來，先問清楚時間。',
        'Pictures are often taken a few hours after the injection, so you come twice that day; ask about times first.',
      ),
      tri(
        '海带、紫菜等含碘多的食物，甲状腺扫描前要少吃。',
        '海帶、紫菜等含碘多的食物，甲狀腺掃描前要少吃。',
        'Before a thyroid scan, cut down on kelp, seaweed, and other foods high in iodine.',
      ),
    ),
    withContrast: listOf(tracer),
    ifPregnant: listOf(...radiationInPregnancy, breastfeeding),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('gennuclear', 'General Nuclear Medicine')],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'fluoroscopy',
    dicomCode: 'RF',
    name: tri('透视（如吞钡检查）', '透視攝影（如吞鋇檢查）', 'Fluoroscopy'),
    description: tri(
      '连续的X光，像看录像一样看吞咽、胃肠、膀胱或关节打针的位置。常配合喝钡剂。',
      '連續的X光，像看錄影一樣看吞嚥、腸胃、膀胱或關節打針的位置。常配合喝鋇劑。',
      'A moving X-ray, like a video, of swallowing, the digestive tract, the bladder, or where a needle goes in a joint. Often done with a barium drink.',
    ),
    usesRadiation: true,
    minMinutes: 20,
    maxMinutes: 60,
    preparation: listOf(
      tri(
        '上消化道检查：前一晚午夜起不吃不喝，也不抽烟。',
        '上消化道檢查：前一晚午夜起不吃不喝，也不抽菸。',
        'Upper digestive tract: don’t eat, drink, or smoke after midnight the night before.',
      ),
      tri(
        '下消化道检查：按说明清肠，前一天吃流质。',
        '下消化道檢查：依照說明清腸，前一天吃流質。',
        'Lower digestive tract: clean out your bowel as instructed, with only liquids the day before.',
      ),
      removeMetal,
    ),
    withContrast: listOf(
      tri(
        '喝钡剂后大便会发白，几天内多喝水防便秘；肚子痛或解不出来请打电话。',
        '喝鋇劑後大便會發白，幾天內多喝水防便秘；肚子痛或解不出來請打電話。',
        'Barium turns your stool white; drink plenty of water for a few days to prevent constipation. Call if your belly hurts or you can’t have a bowel movement.',
      ),
      ...iodineQuestions.slice(0, 1),
    ),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('uppergi', 'Upper GI Tract X-ray'), safeXray],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'angiography',
    dicomCode: 'XA',
    name: tri('血管造影', '血管造影', 'Angiography'),
    description: tri(
      '把细导管放进血管，打造影剂后用X光看血管通不通，也可以同时通血管、放支架。多在医院做。',
      '把細導管放進血管，打顯影劑後用X光看血管通不通，也可以同時通血管、放支架。多在醫院做。',
      'A thin tube is put into a blood vessel and contrast is injected, so X-rays show whether the vessel is narrowed. It can be opened or stented at the same time. Mostly done in a hospital.',
    ),
    usesRadiation: true,
    minMinutes: 30,
    maxMinutes: 180,
    preparation: listOf(
      tri(
        '空腹几小时，按医院的说明。一定要有大人接送，当天不能自己开车。',
        '空腹幾小時，依照醫院的說明。一定要有大人接送，當天不能自己開車。',
        'Don’t eat for a few hours before; follow the hospital’s instructions. An adult must take you there and home; you can’t drive that day.',
      ),
      tri(
        '吃抗凝药、阿司匹林、活血中药的人，一两周前就要问医生要不要停、怎么停，不要自己停。',
        '吃抗凝血藥、阿斯匹靈、活血中藥的人，一兩週前就要問醫生要不要停、怎麼停，不要自己停。',
        'If you take blood thinners, aspirin, or herbs that thin the blood, ask your doctor one to two weeks ahead whether and when to stop them. Don’t stop them on your own.',
      ),
      tri(
        '先抽血看肾功能和凝血。前一晚准备好睡衣、拖鞋和药单。',
        '先抽血看腎功能和凝血。前一晚準備好睡衣、拖鞋和藥單。',
        'Blood tests of your kidneys and clotting come first. The night before, pack pajamas, slippers, and your list of medicines.',
      ),
    ),
    withContrast: listOf(
      ...iodineQuestions,
      tri(
        '穿刺的地方流血不止或手脚发凉发麻，马上按铃或打911。',
        '穿刺的地方流血不止或手腳發涼發麻，馬上按鈴或打911。',
        'If the puncture site won’t stop bleeding, or an arm or leg turns cold or numb, ring the bell right away or call 911.',
      ),
    ),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('angiocath', 'Catheter Angiography'), safeContrast],
    reviewedOn: '2026-11-02',
  },
]
