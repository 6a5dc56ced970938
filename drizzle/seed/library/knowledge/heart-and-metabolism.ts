import { cdc, digestiveInstitute, medlinePlus, preventiveTaskForce } from './sources.ts'
import type { Topic } from './topic.ts'

export const heartAndMetabolism: Topic[] = [
  {
    key: 'hypertension',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'cardiology', 'nephrology'],
    sources: [
      medlinePlus('High Blood Pressure', 'highbloodpressure'),
      cdc('About High Blood Pressure', 'high-blood-pressure/about/index.html'),
      preventiveTaskForce('Hypertension in Adults: Screening', 'hypertension-in-adults-screening'),
    ],
    text: {
      'zh-Hans': {
        title: '高血压',
        aliases: ['血压高', '血压偏高', '降压药'],
        summary: '血压长期偏高，自己多半没有感觉，却会慢慢伤到心、脑、肾和眼睛。量血压是发现它的唯一办法。',
        body: `
          血压有两个数字，上面的是心脏收缩时的压力，下面的是心脏放松时的压力。在美国，成人多次量到130/80或以上，通常就算偏高，要由医生来判断。
          ## 有什么感觉
          - 大多数人没有任何不舒服，所以不能靠头晕、头痛来判断。
          - 家里有人血压高、吃得咸、体重偏重、睡觉打鼾，都比较容易有。
          ## 什么时候看医生
          - 18岁以上就应该让医生定期量血压。
          - 在家连续几天都偏高，带上记录约家庭医生。
          - 已经在吃药，却头晕、脚肿、咳嗽，要告诉医生。不要自己停药。
          ## 看哪一科，问什么
          - 先看家庭医生或内科；控制不好，再看心脏科或肾脏科。
          - 可以问：我的目标是多少？要不要验肾功能和血糖？
          - 带上血压记录和所有的药，包括中药。
          ## 马上打911
          血压超过180/120，又有胸痛、喘不过气、半边没力、说话不清、看东西模糊或剧烈头痛。没有症状就坐下休息几分钟再量，还是这么高，马上打电话给医生。
        `,
      },
      'zh-Hant': {
        title: '高血壓',
        aliases: ['血壓高', '血壓偏高', '降血壓藥'],
        summary: '血壓長期偏高，自己多半沒有感覺，卻會慢慢傷到心臟、大腦、腎臟和眼睛。要量才會知道。',
        body: `
          血壓有兩個數字，上面的是心臟收縮時的壓力，下面的是心臟放鬆時的壓力。在美國，成人多次量到130/80或以上，通常就算偏高，要由醫生判斷。
          ## 有什麼感覺
          - 大部分人沒有任何不舒服，所以不能靠頭暈、頭痛來判斷。
          - 家人血壓高、吃得鹹、體重過重、睡覺打鼾，都比較容易有。
          ## 什麼時候看醫生
          - 18歲以上就應該讓醫生定期量血壓。
          - 在家連續幾天都偏高，帶著紀錄約家庭醫生。
          - 已經在吃藥，卻頭暈、腳腫、咳嗽，要告訴醫生。不要自己停藥。
          ## 看哪一科，問什麼
          - 先看家庭醫生或內科；控制不好，再看心臟科或腎臟科。
          - 可以問：我的目標是多少？要不要驗腎功能和血糖？
          - 帶血壓紀錄和所有的藥，包括中藥。
          ## 馬上打911
          血壓超過180/120，又有胸痛、喘、半邊沒力、說話不清、視力模糊或劇烈頭痛。沒有症狀就坐下休息幾分鐘再量，還是這麼高，馬上打電話給醫生。
        `,
      },
      'en-US': {
        title: 'High blood pressure',
        aliases: ['hypertension', 'HBP', 'blood pressure too high'],
        summary:
          'High blood pressure usually has no symptoms, yet it slowly harms the heart, brain, kidneys, and eyes. Measuring is the only way to find it.',
        body: `
          A reading has two numbers: the pressure when the heart squeezes and when it rests. In the U.S., repeated adult readings of 130/80 or more usually count as high. A doctor decides.
          ## Signs
          - Most people feel nothing, so headaches or dizziness are not a good guide.
          - Family history, salty food, extra weight, and heavy snoring raise the risk.
          ## When to see a doctor
          - Every adult should have blood pressure checked from age 18.
          - If home readings stay high for several days, bring your log to a primary care doctor.
          - If you take medicine and feel dizzy, have swollen feet, or cough, tell your doctor. Don’t stop it on your own.
          ## Who to see and what to ask
          - Start with primary care. A heart or kidney doctor can help if it stays high.
          - Ask: What is my target? Should my kidneys and blood sugar be tested?
          - Bring your log and everything you take, including herbs.
          ## Call 911
          Call if a reading is above 180/120 with chest pain, trouble breathing, weakness on one side, slurred speech, blurred vision, or a severe headache. With no symptoms, rest a few minutes and measure again. If it is still that high, call your doctor right away.
        `,
      },
    },
  },
  {
    key: 'high-cholesterol',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'cardiology', 'nutrition'],
    sources: [medlinePlus('Cholesterol', 'cholesterol'), cdc('About Cholesterol', 'cholesterol/about/index.html')],
    text: {
      'zh-Hans': {
        title: '高胆固醇（血脂高）',
        aliases: ['血脂高', '高血脂', '坏胆固醇', '甘油三酯高', '胆固醇高'],
        summary: '血里的坏胆固醇太多，会堵住血管，引起心脏病和中风。它没有症状，要抽血才知道。',
        body: `
          验血单上常有三项：LDL是“坏”的胆固醇，HDL是“好”的，甘油三酯是另一种血脂。瘦的人、吃素的人也可能偏高，因为有一部分是遗传。
          ## 有什么感觉
          - 一般没有感觉，第一次发现常常是在体检。
          - 糖尿病、抽烟、高血压和家族史会让风险更高。
          ## 什么时候看医生
          - 健康的成人每隔几年验一次，多久一次问家庭医生。
          - 家里有人很年轻就有心脏病或中风，要早一点验。
          - 吃降脂药后肌肉酸痛没力、小便颜色变深，尽快打电话给医生。
          ## 看哪一科，问什么
          - 先看家庭医生或内科；风险高再看心脏科，饮食可以问营养师。
          - 可以问：验血要不要空腹？我的心脏病风险有多高？先改饮食还是要吃药？
          - 红曲和一些降脂药的成分很像，吃了一定要告诉医生。
          ## 马上打911
          胸口压痛、喘不过气，或突然半边没力、说话不清。
        `,
      },
      'zh-Hant': {
        title: '高膽固醇（血脂高）',
        aliases: ['血脂高', '高血脂', '壞膽固醇', '三酸甘油酯高', '三酸甘油脂高', '膽固醇高'],
        summary: '血液裡的壞膽固醇太多，會堵住血管，引起心臟病和中風。它沒有症狀，要抽血才知道。',
        body: `
          驗血報告上常有三項：LDL是「壞」膽固醇，HDL是「好」膽固醇，三酸甘油酯是另一種血脂。瘦的人、吃素的人也可能偏高，因為有一部分是遺傳。
          ## 有什麼感覺
          - 一般沒有感覺，第一次發現常常是在健檢。
          - 糖尿病、抽菸、高血壓和家族病史會讓風險更高。
          ## 什麼時候看醫生
          - 健康的成人每隔幾年驗一次，多久一次問家庭醫生。
          - 家人很年輕就有心臟病或中風，要早一點驗。
          - 吃降血脂藥後肌肉痠痛無力、小便顏色變深，儘快打電話給醫生。
          ## 看哪一科，問什麼
          - 先看家庭醫生或內科；風險高再看心臟科，飲食可以問營養師。
          - 可以問：抽血要不要空腹？我的心臟病風險有多高？先改飲食還是要吃藥？
          - 紅麴和一些降血脂藥的成分很像，有吃一定要告訴醫生。
          ## 馬上打911
          胸口壓痛、喘不過氣，或突然半邊沒力、說話不清。
        `,
      },
      'en-US': {
        title: 'High cholesterol',
        aliases: ['hyperlipidemia', 'high LDL', 'bad cholesterol', 'triglycerides', 'high blood fats'],
        summary:
          'Too much “bad” cholesterol can block blood vessels and lead to heart disease and stroke. Only a blood test shows it.',
        body: `
          A report usually lists three things: LDL, the “bad” kind; HDL, the “good” kind; and triglycerides, another blood fat. Thin people and vegetarians can have high levels too, because part of it runs in families.
          ## Signs
          - There are usually none. Many people first learn of it at a checkup.
          - Diabetes, smoking, high blood pressure, and family history add to the risk.
          ## When to see a doctor
          - Healthy adults need a blood test every few years. Ask how often you should have one.
          - Get tested earlier if a relative had a heart attack or stroke at a young age.
          - If you take a cholesterol medicine and get sore, weak muscles or dark urine, call your doctor soon.
          ## Who to see and what to ask
          - Start with primary care. A heart doctor can help if your risk is high, and a dietitian can help with food.
          - Ask: Should I fast? What is my risk of heart disease? Should I try diet changes first, or medicine?
          - Red yeast rice acts much like some of these medicines. Always tell your doctor if you take it.
          ## Call 911
          Call for chest pressure, trouble breathing, sudden weakness on one side, or slurred speech.
        `,
      },
    },
  },
  {
    key: 'type-2-diabetes',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'endocrinology', 'ophthalmology', 'podiatry', 'nutrition'],
    sources: [
      medlinePlus('Diabetes Type 2', 'diabetestype2'),
      preventiveTaskForce(
        'Prediabetes and Type 2 Diabetes: Screening',
        'screening-for-prediabetes-and-type-2-diabetes',
      ),
      digestiveInstitute('Preventing Diabetes Problems', 'diabetes/overview/preventing-problems'),
    ],
    text: {
      'zh-Hans': {
        title: '2型糖尿病',
        aliases: ['糖尿病', '血糖高', '二型糖尿病', '糖化血红蛋白', '消渴'],
        summary: '身体用不好胰岛素，血糖就会升高。早期常常没有症状，不胖的亚裔也可能得。',
        body: `
          血糖高了很多年，会伤到眼睛、肾、神经、脚和心脏。验空腹血糖或糖化血红蛋白（A1C）就能发现，A1C看的是最近两三个月的平均值。
          ## 有哪些表现
          - 口渴、尿多、容易累、体重变轻、看东西模糊。
          - 伤口好得慢，手脚麻，常常感染。
          - 也可能什么感觉都没有。
          ## 什么时候看医生
          - 35到70岁、体重偏重的成人应该筛查。亚裔在体重看起来正常时也可能有风险，可以提早问。
          - 怀孕时血糖曾经偏高，或父母、兄弟姐妹有糖尿病，要定期验。
          - 确诊后每年查眼底、脚和肾。
          ## 看哪一科，问什么
          - 先看家庭医生；血糖不好控制看内分泌科。
          - 可以问：我的A1C目标是多少？低血糖了怎么办？米饭、面怎么吃？
          - 带上血糖记录、所有的药和中药。
          ## 马上打911
          叫不醒、神志不清、抽筋；或血糖很高，又一直呕吐、呼吸又深又快。
        `,
      },
      'zh-Hant': {
        title: '第2型糖尿病',
        aliases: ['糖尿病', '血糖高', '二型糖尿病', '糖化血色素', '消渴症'],
        summary: '身體不能好好利用胰島素，血糖就會升高。早期常常沒有症狀，不胖的亞裔也可能得。',
        body: `
          血糖高了很多年，會傷到眼睛、腎臟、神經、腳和心臟。驗空腹血糖或糖化血色素（A1C）就能發現，A1C看的是最近兩三個月的平均值。
          ## 有哪些徵兆
          - 口渴、尿多、容易累、體重變輕、視力模糊。
          - 傷口好得慢，手腳麻，常常感染。
          - 也可能什麼感覺都沒有。
          ## 什麼時候看醫生
          - 35到70歲、體重過重的成人應該篩檢。亞裔在體重看起來正常時也可能有風險，可以提早問。
          - 懷孕時血糖曾經偏高，或父母、兄弟姊妹有糖尿病，要定期驗。
          - 確診後每年檢查眼底、腳和腎臟。
          ## 看哪一科，問什麼
          - 先看家庭醫生；血糖控制不好看內分泌科。
          - 可以問：我的A1C目標是多少？低血糖怎麼辦？飯和麵怎麼吃？
          - 帶血糖紀錄、所有的藥和中藥。
          ## 馬上打911
          叫不醒、神智不清、抽筋；或血糖很高，又一直嘔吐、呼吸又深又快。
        `,
      },
      'en-US': {
        title: 'Type 2 diabetes',
        aliases: ['diabetes', 'high blood sugar', 'A1C', 'T2D', 'sugar disease'],
        summary:
          'When the body cannot use insulin well, blood sugar rises. It often starts without symptoms, and Asian Americans can get it at a normal weight.',
        body: `
          Years of high blood sugar can harm the eyes, kidneys, nerves, feet, and heart. A fasting blood sugar test or an A1C test can find it. The A1C shows your average over the past two to three months.
          ## Signs
          - Thirst, urinating a lot, tiredness, weight loss, blurred vision.
          - Slow-healing cuts, numb hands or feet, frequent infections.
          - You may also feel nothing at all.
          ## When to see a doctor
          - Adults 35 to 70 who are overweight should be screened. Asian Americans may be at risk at a lower weight, so ask earlier.
          - Get tested regularly if you had high sugar in pregnancy, or a parent, brother, or sister has diabetes.
          - After diagnosis, have your eyes, feet, and kidneys checked every year.
          ## Who to see and what to ask
          - Start with primary care. See endocrinology if your blood sugar is hard to control.
          - Ask: What is my A1C target? What do I do if my sugar is low? How should I eat rice and noodles?
          - Bring your blood sugar log and all your medicines and herbs.
          ## Call 911
          Call if someone can’t be woken, is confused, or has a seizure, or has very high blood sugar with constant vomiting or deep, fast breathing.
        `,
      },
    },
  },
  {
    key: 'gout',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'rheumatology', 'podiatry'],
    sources: [
      medlinePlus('Gout', 'gout'),
      {
        publisher: 'PubMed Central (NIH)',
        title:
          'Clinical Pharmacogenetics Implementation Consortium Guidelines for Human Leukocyte Antigen-B Genotype and Allopurinol Dosing',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3564416/',
      },
    ],
    text: {
      'zh-Hans': {
        title: '痛风',
        aliases: ['尿酸高', '高尿酸', '脚趾痛', '大脚趾肿痛'],
        summary: '尿酸太多，在关节里结成晶体，引起突然的红、肿、热、痛，常从大脚趾开始。',
        body: `
          痛风常在半夜发作，连被子碰到都痛，几天到两周慢慢消退。不治疗，可能发作得越来越频繁，伤到关节和肾。
          ## 有哪些表现
          - 一个关节突然又红又肿，多在大脚趾、脚背、脚踝或膝盖。
          - 喝酒、吃很多海鲜、内脏或红肉、脱水之后容易发作。
          - 久了皮下会长硬块，也可能有肾结石。
          ## 什么时候看医生
          - 第一次发作要看医生，因为关节发炎也可能有别的原因。
          - 一年发作两次以上，问要不要长期降尿酸。
          - 又肿又痛还发烧，当天就要看，可能是关节感染。
          ## 看哪一科，问什么
          - 先看家庭医生，难控制的看风湿科。
          - 可以问：我的降压药会不会让尿酸升高？用别嘌醇之前，要不要先验HLA-B*58:01基因？华人带这个基因的比较多，带的人用药后可能有严重的皮肤反应。
          - 正在吃的降尿酸药，不要自己停，也不要自己加。
          ## 马上打911
          吃药后全身起疹子、嘴里溃烂、脸肿或喘不过气。
        `,
      },
      'zh-Hant': {
        title: '痛風',
        aliases: ['尿酸高', '高尿酸', '腳趾痛', '大腳趾腫痛'],
        summary: '尿酸太多，在關節裡結成晶體，引起突然的紅、腫、熱、痛，常從大腳趾開始。',
        body: `
          痛風常在半夜發作，連被子碰到都痛，幾天到兩週慢慢消退。不治療，可能越來越常發作，傷到關節和腎臟。
          ## 有哪些徵兆
          - 一個關節突然又紅又腫，多在大腳趾、腳背、腳踝或膝蓋。
          - 喝酒、吃很多海鮮、內臟或紅肉、脫水之後容易發作。
          - 久了皮下會長硬塊，也可能有腎結石。
          ## 什麼時候看醫生
          - 第一次發作要看醫生，因為關節發炎也可能有別的原因。
          - 一年發作兩次以上，問要不要長期降尿酸。
          - 又腫又痛還發燒，當天就要看，可能是關節感染。
          ## 看哪一科，問什麼
          - 先看家庭醫生，難控制的看風濕科。
          - 可以問：我的降血壓藥會不會讓尿酸升高？用異嘌呤醇（allopurinol）之前，要不要先驗HLA-B*58:01基因？華人帶這個基因的比較多，帶的人用藥後可能有嚴重的皮膚反應。
          - 正在吃的降尿酸藥，不要自己停，也不要自己加。
          ## 馬上打911
          吃藥後全身起疹子、嘴破、臉腫或喘不過氣。
        `,
      },
      'en-US': {
        title: 'Gout',
        aliases: ['high uric acid', 'gouty arthritis', 'big toe pain', 'swollen toe'],
        summary:
          'Too much uric acid forms crystals in a joint and causes sudden redness, swelling, heat, and pain, often first in the big toe.',
        body: `
          An attack often comes at night, and even a bedsheet hurts. It fades over days to two weeks. Without treatment, attacks can come more often and harm the joints and kidneys.
          ## Signs
          - One joint suddenly red and swollen, often the big toe, foot, ankle, or knee.
          - Alcohol, a lot of seafood, organ meat, or red meat, and not drinking enough can set it off.
          - Over time, hard lumps under the skin or kidney stones.
          ## When to see a doctor
          - See a doctor for a first attack, because joints swell for other reasons too.
          - With two or more attacks a year, ask about long-term treatment.
          - If you also have a fever, be seen the same day. It may be an infected joint.
          ## Who to see and what to ask
          - Start with primary care. See rheumatology if it’s hard to control.
          - Ask: Does my blood pressure medicine raise uric acid? Before taking allopurinol, should I have the HLA-B*58:01 gene test? The gene is more common in people of Chinese descent and is linked to severe skin reactions.
          - Don’t stop your uric acid medicine or take extra on your own.
          ## Call 911
          Call if, after taking a medicine, you get a rash all over, mouth sores, a swollen face, or trouble breathing.
        `,
      },
    },
  },
  {
    key: 'fatty-liver',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'hepatology', 'gastroenterology', 'nutrition'],
    sources: [
      medlinePlus('Fatty Liver Disease', 'fattyliverdisease'),
      digestiveInstitute('Nonalcoholic Fatty Liver Disease (NAFLD) & NASH', 'liver-disease/nafld-nash'),
    ],
    text: {
      'zh-Hans': {
        title: '脂肪肝',
        aliases: ['肝有脂肪', '脂肪性肝病', '肝指数高', '转氨酶高'],
        summary: '肝里存了太多脂肪，常和体重、血糖、血脂有关，也可能是酒精引起的。大多没有感觉。',
        body: `
          很多人是体检做超声（B超）、验血时才知道的。单纯的脂肪肝可以通过减重和运动好转；如果肝一直发炎，就可能变硬。不胖的亚裔也会有。
          ## 有哪些表现
          - 多数人没有症状，有的容易累，右上腹胀。
          - 肚子大、血糖高、血脂高、喝酒的人比较常见。
          ## 什么时候看医生
          - 体检报告写“脂肪肝”或肝功能偏高，约家庭医生看看原因。
          - 同时要查乙肝和丙肝，不要以为一定只是脂肪。
          - 眼白变黄、脚肿、肚子胀大，尽快看医生。
          ## 看哪一科，问什么
          - 先看家庭医生；怀疑肝变硬，看肝病科或肠胃科。
          - 可以问：肝有没有变硬？要不要做弹性检查？多久复查一次？体重减多少才有帮助？
          - 所谓“护肝”的草药和保健品有的反而伤肝，吃之前先问医生。少喝酒，最好不喝。
          ## 马上打911
          吐血、大便黑得像柏油，或人变得糊涂、叫不醒。
        `,
      },
      'zh-Hant': {
        title: '脂肪肝',
        aliases: ['肝臟有脂肪', '脂肪性肝病', '肝指數高', '轉氨酶高'],
        summary: '肝臟存了太多脂肪，常和體重、血糖、血脂有關，也可能是酒精引起的。大多沒有感覺。',
        body: `
          很多人是健檢照超音波、抽血時才知道的。單純的脂肪肝可以靠減重和運動改善；如果肝臟一直發炎，就可能變硬。不胖的亞裔也會有。
          ## 有哪些徵兆
          - 多數人沒有症狀，有的容易累，右上腹脹。
          - 肚子大、血糖高、血脂高、喝酒的人比較常見。
          ## 什麼時候看醫生
          - 健檢報告寫「脂肪肝」或肝功能偏高，約家庭醫生看看原因。
          - 同時要驗B型肝炎和C型肝炎，不要以為一定只是脂肪。
          - 眼白變黃、腳腫、肚子脹大，儘快看醫生。
          ## 看哪一科，問什麼
          - 先看家庭醫生；懷疑肝臟變硬，看肝臟科或腸胃科。
          - 可以問：肝有沒有變硬？要不要做彈性檢查？多久追蹤一次？體重減多少才有幫助？
          - 所謂「護肝」的草藥和保健品有的反而傷肝，吃之前先問醫生。少喝酒，最好不喝。
          ## 馬上打911
          吐血、大便黑得像柏油，或人變得糊塗、叫不醒。
        `,
      },
      'en-US': {
        title: 'Fatty liver',
        aliases: ['NAFLD', 'MASLD', 'steatotic liver disease', 'high liver enzymes'],
        summary:
          'Too much fat stored in the liver, often tied to weight, blood sugar, and blood fats, or to alcohol. Most people feel nothing.',
        body: `
          Many people learn of it from an ultrasound or blood test. Simple fatty liver can improve with weight loss and activity. If the liver stays inflamed, it can scar. Asian Americans who are not overweight can have it too.
          ## Signs
          - Usually none. Some people feel tired or bloated in the upper right belly.
          - It is more common in people who have a large belly, high blood sugar, or high blood fats, or who drink alcohol.
          ## When to see a doctor
          - If a report says “fatty liver” or liver tests are high, ask your primary care doctor to look for the cause.
          - Get tested for hepatitis B and C as well. Don’t assume it is only fat.
          - See a doctor soon for yellow eyes, swollen legs, or a swollen belly.
          ## Who to see and what to ask
          - Start with primary care. See a liver or digestive doctor if scarring is suspected.
          - Ask: Is there scarring? Do I need an elastography scan? How often should I be checked? How much weight loss would help?
          - Some herbs sold to “protect the liver” can harm it, so ask your doctor first. Drink little or no alcohol.
          ## Call 911
          Call for vomiting blood, tar-black stool, or confusion, or if someone can’t be woken.
        `,
      },
    },
  },
]
