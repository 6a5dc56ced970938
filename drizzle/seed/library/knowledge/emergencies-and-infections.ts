import { cdc, heartInstitute, medlinePlus, stateHealth } from './sources.ts'
import type { Topic } from './topic.ts'

export const emergenciesAndInfections: Topic[] = [
  {
    key: 'stroke-signs',
    category: 'conditions',
    specialtySlugs: ['emergency-medicine', 'neurology', 'family-medicine', 'physical-medicine-and-rehabilitation'],
    sources: [cdc('Signs and Symptoms of Stroke', 'stroke/signs-symptoms/index.html'), medlinePlus('Stroke', 'stroke')],
    text: {
      'zh-Hans': {
        title: '中风的信号',
        aliases: ['中风', '脑梗', '脑溢血', '半身不遂', '脑卒中'],
        summary: '脸歪、手没力、说话不清，突然出现一样就打911。治疗要抢时间，越早到医院越好。',
        body: `
          中风是脑里的血管堵了或破了。有些治疗只能在开始后的几个小时里做，所以不要等，也不要先去诊所。
          ## 马上打911
          - 笑一笑：半边脸歪下来。
          - 举双手：一边抬不高，或突然没力、发麻。
          - 说一句话：说不清、听不懂。
          - 突然看不清、站不稳，或有从来没有过的剧烈头痛。
          - 几分钟后好了，也要打。那可能是小中风，是大中风的警告。
          ## 等救护车时
          - 记下最后一次看起来正常的时间，医生会问。
          - 不要自己开车，不要放血、刮痧，不要喂水、喂药。
          - 带上吃的药，特别是抗凝血的药。911可以要求中文口译。
          ## 出院之后
          - 看神经科找原因，家庭医生管血压、血糖和血脂，再做康复治疗。
          - 可以问：我中风的原因是什么？怎样防止再发？在家可以做哪些练习？
        `,
      },
      'zh-Hant': {
        title: '中風的警訊',
        aliases: ['中風', '腦梗塞', '腦出血', '半身不遂', '小中風'],
        summary: '臉歪、手沒力、說話不清，突然出現一樣就打911。治療要搶時間，越早到醫院越好。',
        body: `
          中風是腦裡的血管堵了或破了。有些治療只能在開始後的幾個小時內做，所以不要等，也不要先去診所。
          ## 馬上打911
          - 笑一笑：半邊臉歪下來。
          - 舉雙手：一邊抬不高，或突然沒力、發麻。
          - 說一句話：說不清、聽不懂。
          - 突然看不清、站不穩，或有從來沒有過的劇烈頭痛。
          - 幾分鐘後好了，也要打。那可能是小中風，是大中風的警告。
          ## 等救護車時
          - 記下最後一次看起來正常的時間，醫生會問。
          - 不要自己開車，不要放血、刮痧，不要餵水、餵藥。
          - 帶著平常吃的藥，特別是抗凝血的藥。打911可以要求中文口譯。
          ## 出院之後
          - 看神經科找原因，家庭醫生管血壓、血糖和血脂，再做復健。
          - 可以問：我中風的原因是什麼？怎樣預防再發？在家可以做哪些練習？
        `,
      },
      'en-US': {
        title: 'Stroke: warning signs',
        aliases: ['stroke', 'BE FAST', 'face drooping', 'TIA', 'mini-stroke'],
        summary:
          'A drooping face, a weak arm, or slurred speech that starts suddenly means call 911. Every minute counts.',
        body: `
          A stroke happens when a blood vessel in the brain is blocked or bursts. Some treatments work only in the first hours, so don’t wait, and don’t go to a clinic first.
          ## Call 911
          - Smile: one side of the face droops.
          - Raise both arms: one drifts down, or is suddenly weak or numb.
          - Say a sentence: speech is slurred, or the person can’t follow you.
          - Sudden trouble seeing or walking, or the worst headache ever.
          - Call even if it goes away in minutes. It may be a mini-stroke, a warning of a bigger one.
          ## While you wait
          - Note the last time the person seemed normal. The doctors will ask.
          - Don’t drive. Don’t prick fingers or scrape the skin. Don’t give water or pills.
          - Gather the medicines, especially any blood thinner. You can ask 911 for a Chinese interpreter.
          ## After the hospital
          - See a neurologist to find the cause, see primary care for blood pressure, blood sugar, and cholesterol, and start rehab.
          - Ask: What caused it? How do I lower the chance of another one? Which exercises can I do at home?
        `,
      },
    },
  },
  {
    key: 'heart-attack-signs',
    category: 'conditions',
    specialtySlugs: ['emergency-medicine', 'cardiology', 'interventional-cardiology', 'family-medicine'],
    sources: [heartInstitute('Heart Attack', 'heart-attack'), medlinePlus('Heart Attack', 'heartattack')],
    text: {
      'zh-Hans': {
        title: '心脏病发作的信号',
        aliases: ['心脏病发作', '心梗', '心肌梗死', '胸口痛', '胸闷'],
        summary: '胸口压痛、喘不过气、冒冷汗，几分钟不退，就要打911。不要等到天亮。',
        body: `
          心脏病发作是供应心脏的血管突然堵住，心肌开始坏死。打开血管越早，保住的心肌越多。
          ## 马上打911
          - 胸口中间像被压住、勒紧，几分钟不退，或退了又来。
          - 痛到手臂、肩膀、背、下巴或上腹。
          - 喘不过气，冒冷汗，恶心，头晕。
          - 女性、老人和糖尿病人可能胸口不痛，只是特别累、气喘、像胃痛。
          ## 等救护车时
          - 坐下休息，不要自己开车，也不要走路去医院。
          - 要不要嚼阿司匹林，照911接线员的话做。
          - 人倒下、叫不醒，没有呼吸或只是偶尔喘一口，就开始按压胸部，请旁人找AED。
          ## 平时看哪一科
          - 走路或上楼时胸闷、休息就好，几天内要看心脏科；越来越频繁就当作急症。
          - 可以问：要做哪种心脏检查？血压、血脂和血糖的目标是多少？怎样戒烟？
          - 带上药单和以前的心电图。
        `,
      },
      'zh-Hant': {
        title: '心臟病發作的警訊',
        aliases: ['心臟病發作', '心肌梗塞', '心梗', '胸口痛', '胸悶'],
        summary: '胸口壓痛、喘不過氣、冒冷汗，幾分鐘不退，就要打911。不要等到天亮。',
        body: `
          心臟病發作是供應心臟的血管突然堵住，心肌開始壞死。越早打通血管，保住的心肌越多。
          ## 馬上打911
          - 胸口中間像被壓住、勒緊，幾分鐘不退，或退了又來。
          - 痛到手臂、肩膀、背、下巴或上腹。
          - 喘不過氣，冒冷汗，噁心，頭暈。
          - 女性、長者和糖尿病人可能胸口不痛，只是特別累、喘、像胃痛。
          ## 等救護車時
          - 坐下休息，不要自己開車，也不要走路去醫院。
          - 要不要嚼阿斯匹靈，照911接線員的話做。
          - 人倒下、叫不醒，沒有呼吸或只是偶爾喘一口，就開始按壓胸部，請旁人找AED。
          ## 平時看哪一科
          - 走路或上樓時胸悶、休息就好，幾天內要看心臟科；越來越常發作就當作急症。
          - 可以問：要做哪種心臟檢查？血壓、血脂和血糖的目標是多少？怎樣戒菸？
          - 帶藥單和以前的心電圖。
        `,
      },
      'en-US': {
        title: 'Heart attack: warning signs',
        aliases: ['heart attack', 'myocardial infarction', 'chest pain', 'chest pressure'],
        summary:
          'Chest pressure, trouble breathing, or a cold sweat that lasts more than a few minutes means call 911. Do not wait until morning.',
        body: `
          A heart attack happens when a vessel that feeds the heart is suddenly blocked. The sooner it is opened, the more muscle is saved.
          ## Call 911
          - Pressure or squeezing in the middle of the chest that lasts minutes, or goes away and comes back.
          - Pain that spreads to the arm, shoulder, back, jaw, or upper belly.
          - Trouble breathing, a cold sweat, nausea, or lightheadedness.
          - Women, older adults, and people with diabetes may have no chest pain, only extreme tiredness, shortness of breath, or what feels like stomach pain.
          ## While you wait
          - Sit and rest. Don’t drive yourself or walk to the hospital.
          - Chew aspirin only if the 911 operator tells you to.
          - If the person collapses, doesn’t respond, and isn’t breathing or only gasps, start chest compressions and send someone for an AED.
          ## Who to see otherwise
          - If your chest feels tight when you walk or climb stairs and eases with rest, see a heart doctor within a few days. If it happens more often, treat it as an emergency.
          - Ask: Which heart test do I need? What are my targets for blood pressure, cholesterol, and sugar? How can I quit smoking?
          - Bring your medicine list and old EKGs.
        `,
      },
    },
  },
  {
    key: 'influenza',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'pediatrics', 'geriatric-medicine'],
    sources: [
      medlinePlus('Flu', 'flu'),
      cdc('Signs and Symptoms of Flu', 'flu/signs-symptoms/index.html'),
      stateHealth('Seasonal Influenza (Flu)', 'diseases/communicable/influenza/seasonal/'),
    ],
    text: {
      'zh-Hans': {
        title: '流感',
        aliases: ['流行性感冒', '打流感针', '流感疫苗', '重感冒发烧'],
        summary: '流感来得快，发烧、全身酸痛，对老人、小孩和孕妇比较危险。每年秋天打一次疫苗可以帮助预防重症。',
        body: `
          流感由病毒引起，和普通感冒不同，抗生素没有用。有抗病毒药，越早开始越有用，最好在头两天。
          ## 有哪些表现
          - 突然发烧、发冷、头痛、全身酸痛、很累。
          - 咳嗽、喉咙痛、流鼻涕；小孩也可能呕吐、拉肚子。
          ## 什么时候看医生
          - 65岁以上、孕妇、未满5岁，或有哮喘、心脏病、糖尿病：一有症状就打电话。
          - 烧退了又烧，或咳得更厉害。
          - 纽约州卫生厅建议6个月以上的人每个流感季都打疫苗（2025年11月）。可以在家庭医生、儿科或药房打。
          ## 看哪一科，问什么
          - 大人看家庭医生或内科，小孩看儿科。先打电话，戴口罩去。
          - 可以问：要不要做流感检测？抗病毒药适合我吗？
          - 不要给小孩吃阿司匹林。
          ## 马上打911
          喘不过气、嘴唇发青、胸痛、叫不醒、抽筋；小孩呼吸很快、几乎不尿；小婴儿发烧马上看急诊。
        `,
      },
      'zh-Hant': {
        title: '流感',
        aliases: ['流行性感冒', '打流感針', '流感疫苗', '重感冒發燒'],
        summary: '流感來得快，發燒、全身痠痛，對長者、小孩和孕婦比較危險。每年秋天打一次疫苗有助預防重症。',
        body: `
          流感由病毒引起，和一般感冒不同，抗生素沒有用。有抗病毒藥，越早開始越有用，最好在頭兩天。
          ## 有哪些徵兆
          - 突然發燒、發冷、頭痛、全身痠痛、很累。
          - 咳嗽、喉嚨痛、流鼻水；小孩也可能嘔吐、拉肚子。
          ## 什麼時候看醫生
          - 65歲以上、孕婦、未滿5歲，或有氣喘、心臟病、糖尿病：一有症狀就打電話。
          - 燒退了又燒，或咳得更厲害。
          - 紐約州衛生廳建議6個月以上的人每個流感季都打疫苗（2025年11月）。可以在家庭醫生、兒科或藥房打。
          ## 看哪一科，問什麼
          - 大人看家庭醫生或內科，小孩看兒科。先打電話，戴口罩去。
          - 可以問：要不要做流感檢測？抗病毒藥適合我嗎？
          - 不要給小孩吃阿斯匹靈。
          ## 馬上打911
          喘不過氣、嘴唇發紫、胸痛、叫不醒、抽筋；小孩呼吸很快、幾乎沒有尿；小嬰兒發燒馬上看急診。
        `,
      },
      'en-US': {
        title: 'Flu (influenza)',
        aliases: ['flu', 'flu shot', 'flu vaccine', 'influenza'],
        summary:
          'Flu comes on fast, and is dangerous for older adults, young children, and pregnant women. A shot every fall helps prevent severe illness.',
        body: `
          Flu is caused by a virus and is not a common cold. Antibiotics don’t work on it. Antiviral medicine helps most when started early, ideally in the first two days.
          ## Signs
          - Sudden fever, chills, headache, body aches, and extreme tiredness.
          - Cough, sore throat, runny nose. Children may also vomit or have diarrhea.
          ## When to see a doctor
          - Call at the first sign if someone is 65 or older, pregnant, under 5, or has asthma, heart disease, or diabetes.
          - Call if the fever comes back or the cough gets worse.
          - New York State recommends a shot each flu season for everyone 6 months and older (as of November 2025). Doctors and pharmacies give it.
          ## Who to see and what to ask
          - Adults see primary care; children see pediatrics. Call first and wear a mask.
          - Ask: Should I be tested? Is an antiviral right for me?
          - Don’t give children aspirin.
          ## Call 911
          Call for trouble breathing, blue lips, chest pain, a seizure, someone who can’t be woken, or a child who breathes fast or hardly urinates. A young baby with a fever needs the emergency room.
        `,
      },
    },
  },
  {
    key: 'shingles',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'dermatology', 'ophthalmology', 'pain-medicine'],
    sources: [medlinePlus('Shingles', 'shingles'), cdc('Shingles Vaccination', 'shingles/vaccines/index.html')],
    text: {
      'zh-Hans': {
        title: '带状疱疹',
        aliases: ['蛇缠腰', '缠腰龙', '生蛇', '带状疱疹疫苗'],
        summary: '得过水痘的人，病毒会躲在神经里，年纪大了再发，身体一边又痛又起水泡。尽早用药比较好。',
        body: `
          带状疱疹多在50岁以后或抵抗力差时发作。皮疹两到四周会退，有的人神经痛会留几个月以上。
          ## 有哪些表现
          - 一边的腰、胸、背或脸先刺痛、像火烧，几天后起一片红疹和水泡。
          - 一般不会跨过身体的中线。
          - 水泡破时会把水痘传给没得过水痘的人，要盖好，避开孕妇和婴儿。
          ## 什么时候看医生
          - 一有疹子就约，药最好在头三天里开始。
          - 长在额头、鼻子或眼睛旁边，当天就要看，可能伤到视力。
          - 抵抗力差，或疹子长满全身，当天看。
          ## 看哪一科，问什么
          - 先看家庭医生或皮肤科；靠近眼睛看眼科。
          - 可以问：抗病毒药适合我吗？痛怎么办？
          - 疫苗建议50岁以上和抵抗力差的成人打，分两针。得过的人也可以打，问什么时候合适。
          ## 马上打911
          剧烈头痛、颈硬、神志不清，或突然看不见。
        `,
      },
      'zh-Hant': {
        title: '帶狀皰疹（皮蛇）',
        aliases: ['皮蛇', '生蛇', '纏腰火丹', '帶狀皰疹', '帶狀皰疹疫苗'],
        summary: '得過水痘的人，病毒會躲在神經裡，年紀大了再發作，身體一邊又痛又起水泡。儘早用藥比較好。',
        body: `
          帶狀皰疹多在50歲以後或抵抗力差時發作。皮疹兩到四週會退，有的人神經痛會留幾個月以上。
          ## 有哪些徵兆
          - 一邊的腰、胸、背或臉先刺痛、灼熱，幾天後起一片紅疹和水泡。
          - 一般不會跨過身體的中線。
          - 水泡破時會把水痘傳給沒得過水痘的人，要蓋好，避開孕婦和嬰兒。
          ## 什麼時候看醫生
          - 一有疹子就約，藥最好在頭三天內開始。
          - 長在額頭、鼻子或眼睛旁邊，當天就要看，可能傷到視力。
          - 抵抗力差，或疹子長滿全身，當天看。
          ## 看哪一科，問什麼
          - 先看家庭醫生或皮膚科；靠近眼睛看眼科。
          - 可以問：抗病毒藥適合我嗎？痛怎麼辦？
          - 疫苗建議50歲以上和抵抗力差的成人打，分兩針。得過的人也可以打，問什麼時候合適。
          ## 馬上打911
          劇烈頭痛、頸部僵硬、神智不清，或突然看不見。
        `,
      },
      'en-US': {
        title: 'Shingles',
        aliases: ['herpes zoster', 'zoster', 'shingles vaccine', 'painful rash on one side'],
        summary:
          'After chickenpox, the virus hides in the nerves and can return later as a painful, blistering rash on one side. Early treatment helps.',
        body: `
          Shingles is more common after 50 or when the immune system is weak. The rash clears in two to four weeks, but for some people nerve pain lasts for months.
          ## Signs
          - Burning or stabbing pain on one side of the waist, chest, back, or face, then a patch of red blisters.
          - The rash rarely crosses the middle of the body.
          - Open blisters can give chickenpox to someone who never had it. Cover them and stay away from babies and pregnant women.
          ## When to see a doctor
          - Book as soon as you see a rash. Medicine works best in the first three days.
          - Go the same day if it is on the forehead, nose, or near an eye. It can harm your sight.
          - Go the same day if your immune system is weak or the rash spreads all over.
          ## Who to see and what to ask
          - Start with primary care or dermatology, and see an eye doctor if it is near the eye.
          - Ask: Is an antiviral right for me? What can help the pain?
          - A two-shot vaccine is recommended for everyone 50 and older and for adults with weak immunity, even after shingles. Ask when.
          ## Call 911
          Call for a severe headache, stiff neck, confusion, or sudden loss of sight.
        `,
      },
    },
  },
]
