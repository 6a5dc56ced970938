import { cdc, digestiveInstitute, medlinePlus, preventiveTaskForce } from './sources.ts'
import type { Topic } from './topic.ts'

export const liverStomachAndBones: Topic[] = [
  {
    key: 'hepatitis-b',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'hepatology', 'gastroenterology', 'infectious-disease'],
    sources: [
      medlinePlus('Hepatitis B', 'hepatitisb'),
      cdc('Hepatitis B Basics', 'hepatitis-b/about/index.html'),
      digestiveInstitute('Hepatitis B', 'liver-disease/viral-hepatitis/hepatitis-b'),
    ],
    text: {
      'zh-Hans': {
        title: '乙肝（乙型肝炎）',
        aliases: ['乙肝', '乙型肝炎', '乙肝带菌者', '大三阳', '小三阳', '乙肝疫苗'],
        summary: '乙肝病毒会长期留在肝里，慢慢引起肝硬化和肝癌。很多人几十年没有感觉，要抽血才知道。',
        body: `
          在亚洲出生的人里，慢性乙肝比较多，不少是出生时由母亲传来的。它通过血液、性行为和分娩传染；一起吃饭、拥抱、共用碗筷不会传。
          ## 有哪些表现
          - 多数人没有症状，肝功能正常也不代表没事。
          - 晚期可能眼黄、脚肿、肚子胀。
          ## 什么时候看医生
          - 从没验过的成人，一生至少要抽血验一次乙肝三项。
          - 已经有乙肝的人，就算没感觉，一般每半年左右复诊，验血并看肝有没有长东西。
          - 怀孕要验；母亲有乙肝，宝宝出生时就要打针。
          - 用类固醇、化疗药或免疫抑制剂之前，先告诉医生您的乙肝情况。
          ## 看哪一科，问什么
          - 先看家庭医生，再看肝病科或肠胃科。
          - 可以问：现在要不要吃药？肝癌检查多久一次？家人要不要验、打疫苗？
          - 抗病毒药不能自己停，停了可能突然发作。少喝酒，吃草药前先问医生。
          ## 马上打911
          吐血、大便黑、神志不清或叫不醒。
        `,
      },
      'zh-Hant': {
        title: 'B型肝炎（B肝）',
        aliases: ['B肝', 'B型肝炎', '乙型肝炎', 'B肝帶原者', 'B肝疫苗'],
        summary: 'B型肝炎病毒會長期留在肝臟裡，慢慢引起肝硬化和肝癌。很多人幾十年沒有感覺，要抽血才知道。',
        body: `
          在亞洲出生的人裡，慢性B肝（香港稱乙型肝炎）比較多，不少是出生時由母親傳來的。它透過血液、性行為和生產傳染；一起吃飯、擁抱、共用碗筷不會傳。
          ## 有哪些徵兆
          - 多數人沒有症狀，肝功能正常也不代表沒事。
          - 晚期可能眼黃、腳腫、肚子脹。
          ## 什麼時候看醫生
          - 從沒驗過的成人，一生至少要抽血驗一次B肝三項。
          - 已經有B肝的人，就算沒感覺，一般每半年左右回診，抽血並看肝臟有沒有長東西。
          - 懷孕要驗；母親有B肝，寶寶出生時就要打針。
          - 用類固醇、化療藥或免疫抑制劑之前，先告訴醫生您的B肝狀況。
          ## 看哪一科，問什麼
          - 先看家庭醫生，再看肝臟科或腸胃科。
          - 可以問：現在要不要吃藥？肝癌檢查多久一次？家人要不要驗、打疫苗？
          - 抗病毒藥不能自己停，停了可能突然發作。少喝酒，吃草藥前先問醫生。
          ## 馬上打911
          吐血、大便黑、神智不清或叫不醒。
        `,
      },
      'en-US': {
        title: 'Hepatitis B',
        aliases: ['hep B', 'HBV', 'hepatitis B carrier', 'hepatitis B vaccine'],
        summary:
          'The hepatitis B virus can stay in the liver for life and slowly cause scarring and cancer. Many people feel well for decades; only a blood test can tell.',
        body: `
          Chronic hepatitis B is more common in people born in Asia, many of whom got it from their mother at birth. It spreads through blood, sex, and birth, not through meals, hugs, or shared chopsticks.
          ## Signs
          - Usually none. Normal liver tests don’t mean everything is fine.
          - Late signs are yellow eyes, swollen legs, and a swollen belly.
          ## When to see a doctor
          - Every adult should have the three-part blood test at least once.
          - If you have hepatitis B, expect a visit about every six months, even when you feel fine, with blood tests and a look for growths in the liver.
          - Get tested in pregnancy. Babies of mothers with hepatitis B need shots at birth.
          - Tell the doctor you have it before you take steroids, chemotherapy, or medicine that weakens the immune system.
          ## Who to see and what to ask
          - Start with primary care, then a liver or digestive doctor.
          - Ask: Do I need medicine now? How often do I need liver cancer screening? Should my family be tested and vaccinated?
          - Don’t stop antiviral medicine on your own; the virus can flare. Drink little or no alcohol, and ask before taking herbs.
          ## Call 911
          Call for vomiting blood, black stool, or confusion, or if someone can’t be woken.
        `,
      },
    },
  },
  {
    key: 'h-pylori',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'gastroenterology'],
    sources: [
      medlinePlus('Helicobacter Pylori Infections', 'helicobacterpyloriinfections'),
      digestiveInstitute(
        'Peptic Ulcers (Stomach or Duodenal Ulcers)',
        'digestive-diseases/peptic-ulcers-stomach-ulcers',
      ),
    ],
    text: {
      'zh-Hans': {
        title: '幽门螺杆菌',
        aliases: ['胃幽门菌', '幽门螺旋杆菌', '吹气试验', '胃溃疡', '胃里有细菌'],
        summary: '一种住在胃里的细菌，会引起胃炎和溃疡，时间久了会增加胃癌的风险。查得出来，也可以用药治疗。',
        body: `
          这种菌在亚洲很常见，多半小时候由家人传来，可能和共用餐具、不干净的水有关。很多人带菌没有感觉。
          ## 有哪些表现
          - 上腹痛或灼热，空腹或夜里明显，胃胀、打嗝、恶心。
          - 也可能只有贫血。
          ## 什么时候看医生
          - 胃痛几周不好，或要常吃胃药。
          - 有过胃溃疡，或父母、兄弟姐妹得过胃癌，一定要说。
          - 体重变轻、吞咽困难、一直吐，尽快看医生。
          ## 看哪一科，问什么
          - 先看家庭医生或肠胃科。可以吹气、验大便，有时要做胃镜。
          - 测之前可能要停胃药和抗生素，停多久要问医生。
          - 治疗是几种药一起吃，要吃完。说清楚您对哪些药过敏。
          - 可以问：吃完药至少四周后再测一次吗？家人要不要验？
          ## 马上打911
          吐血或吐出咖啡色的东西、大便黑得像柏油、突然剧烈肚子痛、晕倒。
        `,
      },
      'zh-Hant': {
        title: '幽門螺旋桿菌',
        aliases: ['幽門桿菌', '胃幽門菌', '幽門螺旋菌', '吹氣測試', '胃潰瘍', '胃裡有細菌'],
        summary: '一種住在胃裡的細菌，會引起胃炎和潰瘍，時間久了會增加胃癌的風險。驗得出，也可以用藥治療。',
        body: `
          這種細菌在亞洲很常見，多半小時候由家人傳來，可能和共用餐具、不乾淨的水有關。很多人帶菌沒有感覺。
          ## 有哪些徵兆
          - 上腹痛或灼熱，空腹或夜裡明顯，胃脹、打嗝、噁心。
          - 也可能只有貧血。
          ## 什麼時候看醫生
          - 胃痛幾週不好，或要常吃胃藥。
          - 有過胃潰瘍，或父母、兄弟姊妹得過胃癌，一定要說。
          - 體重變輕、吞嚥困難、一直吐，儘快看醫生。
          ## 看哪一科，問什麼
          - 先看家庭醫生或腸胃科。可以吹氣、驗大便，有時要照胃鏡。
          - 檢測之前可能要停胃藥和抗生素，停多久要問醫生。
          - 治療是幾種藥一起吃，要吃完。說清楚您對哪些藥過敏。
          - 可以問：吃完藥至少四週後再測一次嗎？家人要不要驗？
          ## 馬上打911
          吐血或吐出咖啡色的東西、大便黑得像柏油、突然劇烈肚子痛、暈倒。
        `,
      },
      'en-US': {
        title: 'H. pylori infection',
        aliases: ['helicobacter pylori', 'stomach ulcer', 'peptic ulcer', 'breath test', 'stomach bacteria'],
        summary:
          'A germ that lives in the stomach. It causes gastritis and ulcers and, over many years, raises the risk of stomach cancer. It can be found and treated.',
        body: `
          It is common in Asia. Most people catch it in childhood from family, perhaps through shared utensils or unclean water. Many never have symptoms.
          ## Signs
          - Pain or burning in the upper belly when hungry or at night, bloating, burping, nausea.
          - Sometimes only anemia (a low red blood cell count).
          ## When to see a doctor
          - Stomach pain lasts for weeks, or you often need stomach medicine.
          - You have had an ulcer, or a parent, brother, or sister had stomach cancer. Always say so.
          - See a doctor soon for weight loss, trouble swallowing, or constant vomiting.
          ## Who to see and what to ask
          - See primary care or a digestive doctor. Breath or stool tests can find it; some people need an endoscopy (scope).
          - You may have to pause stomach medicine and antibiotics before the test. Ask for how long.
          - Treatment is several medicines taken together. Finish them all, and mention any drug allergies.
          - Ask: Should I be tested again at least four weeks after the last pill? Should my family be tested?
          ## Call 911
          Call for vomit that is bloody or looks like coffee grounds, tar-black stool, sudden severe belly pain, or fainting.
        `,
      },
    },
  },
  {
    key: 'osteoporosis',
    category: 'conditions',
    specialtySlugs: ['family-medicine', 'endocrinology', 'rheumatology', 'geriatric-medicine', 'physical-therapy'],
    sources: [
      medlinePlus('Osteoporosis', 'osteoporosis'),
      preventiveTaskForce('Osteoporosis to Prevent Fractures: Screening', 'osteoporosis-screening'),
    ],
    text: {
      'zh-Hans': {
        title: '骨质疏松',
        aliases: ['骨头变脆', '缺钙', '骨密度', '驼背变矮'],
        summary: '骨头变薄变脆，轻轻一跌就可能骨折。骨折之前没有感觉，要靠骨密度检查。',
        body: `
          女性停经后骨质流失最快，男性也会有。体型瘦小、家人有过髋部骨折、抽烟、长期用类固醇的人风险更高。
          ## 有哪些表现
          - 平时没有感觉。
          - 身高变矮、驼背，或弯腰、咳嗽后突然背痛。
          - 从站着的高度跌倒就骨折。
          ## 什么时候看医生
          - 65岁以上的女性应该做骨密度检查；停经后未满65岁但有风险的，问医生要不要早点做。
          - 男性和已经骨折过的人，也可以问。
          ## 看哪一科，问什么
          - 先看家庭医生；要用药可看内分泌科或风湿科。
          - 可以问：我十年内骨折的风险多大？钙和维生素D够不够？药要用多久，看牙前要注意什么？
          - 散步、力量训练、打太极对骨头和平衡有帮助。补钙太多也不好，先算算从食物里吃了多少。
          ## 马上打911
          跌倒后髋部很痛、站不起来、腿变短或歪；或背部受伤后腿麻、没力、不能控制大小便。
        `,
      },
      'zh-Hant': {
        title: '骨質疏鬆症',
        aliases: ['骨質疏鬆', '骨頭變脆', '缺鈣', '骨密度', '骨鬆', '駝背變矮'],
        summary: '骨頭變薄變脆，輕輕一跌就可能骨折。骨折之前沒有感覺，要靠骨密度檢查。',
        body: `
          女性停經後骨質流失最快，男性也會有。體型瘦小、家人有過髖部骨折、抽菸、長期用類固醇的人風險更高。
          ## 有哪些徵兆
          - 平時沒有感覺。
          - 身高變矮、駝背，或彎腰、咳嗽後突然背痛。
          - 從站立的高度跌倒就骨折。
          ## 什麼時候看醫生
          - 65歲以上的女性應該做骨密度檢查；停經後未滿65歲但有風險的，問醫生要不要早點做。
          - 男性和已經骨折過的人，也可以問。
          ## 看哪一科，問什麼
          - 先看家庭醫生；要用藥可看內分泌科或風濕科。
          - 可以問：我十年內骨折的風險多大？鈣和維生素D夠不夠？藥要用多久，看牙前要注意什麼？
          - 散步、肌力訓練、打太極對骨頭和平衡有幫助。補鈣太多也不好，先算算從食物裡吃了多少。
          ## 馬上打911
          跌倒後髖部很痛、站不起來、腿變短或歪；或背部受傷後腿麻、沒力、不能控制大小便。
        `,
      },
      'en-US': {
        title: 'Osteoporosis',
        aliases: ['thin bones', 'bone density', 'DXA scan', 'brittle bones'],
        summary:
          'Bones become thin and brittle, so a small fall can break one. You feel nothing until then, so it takes a bone density scan to find it.',
        body: `
          Women lose bone fastest after menopause, and men lose it too. A small frame, a relative’s broken hip, smoking, and long steroid use raise the risk.
          ## Signs
          - Usually none.
          - Getting shorter, a curved back, or sudden back pain after bending or coughing.
          - A broken bone from a fall from standing height.
          ## When to see a doctor
          - Women 65 and older should have a bone density scan. After menopause, women under 65 with risks can ask about having one earlier.
          - Men, and anyone who has already broken a bone, can ask too.
          ## Who to see and what to ask
          - Start with primary care. If you need medicine, see endocrinology or rheumatology.
          - Ask: What is my ten-year risk of a fracture? Do I get enough calcium and vitamin D? How long does treatment last, and what should my dentist know?
          - Walking, strength training, and tai chi can help bones and balance. Too much calcium isn’t good either, so first count what you get from food.
          ## Call 911
          Call after a fall if you have severe hip pain, can’t stand, or have a leg that looks short or turned. Call after a back injury if your legs are numb or weak or you lose bladder or bowel control.
        `,
      },
    },
  },
  {
    key: 'back-pain',
    category: 'conditions',
    specialtySlugs: [
      'family-medicine',
      'physical-therapy',
      'physical-medicine-and-rehabilitation',
      'orthopedic-surgery',
      'acupuncture',
      'pain-medicine',
    ],
    sources: [
      medlinePlus('Back Pain', 'backpain'),
      { publisher: 'NIAMS (NIH)', title: 'Back Pain', url: 'https://www.niams.nih.gov/health-topics/back-pain' },
    ],
    text: {
      'zh-Hans': {
        title: '腰痛、背痛',
        aliases: ['腰痛', '背痛', '闪到腰', '坐骨神经痛', '腰椎间盘突出'],
        summary: '大部分腰痛几周内会好转，保持活动比躺着好。少数有危险信号，要马上去医院。',
        body: `
          搬东西、久坐、姿势不好最常见。年纪大了，片子上常有骨刺或椎间盘突出，不一定就是痛的原因。
          ## 有哪些表现
          - 腰酸、僵硬，弯腰或久坐更痛。
          - 痛或麻从屁股一路到小腿，可能是神经被压到。
          ## 什么时候看医生
          - 几周没有好转，或夜里痛醒。
          - 有发烧、体重变轻、得过癌症、骨质疏松、刚跌倒。
          - 腿越来越麻或没力，尽快看医生。
          ## 看哪一科，问什么
          - 先看家庭医生；再看物理治疗、康复科或骨科。针灸可以帮助一些人。
          - 可以问：现在需要拍片吗？可以先做物理治疗吗，保险包几次？可以做哪些动作？
          - 止痛药伤胃、伤肾，有高血压、肾病先问医生。工伤或车祸引起的，要先说明。
          ## 马上去急诊或打911
          胯下或肛门附近发麻、突然不能控制大小便、两腿没力；或撕裂一样的背痛又胸痛、快晕倒。
        `,
      },
      'zh-Hant': {
        title: '腰痛、背痛',
        aliases: ['腰痛', '背痛', '下背痛', '閃到腰', '坐骨神經痛', '椎間盤突出'],
        summary: '大部分腰痛幾週內會好轉，保持活動比躺著好。少數有危險徵兆，要馬上去醫院。',
        body: `
          搬東西、久坐、姿勢不良最常見。年紀大了，影像上常有骨刺或椎間盤突出，不一定就是痛的原因。
          ## 有哪些徵兆
          - 腰痠、僵硬，彎腰或久坐更痛。
          - 痛或麻從屁股一路到小腿，可能是神經被壓到。
          ## 什麼時候看醫生
          - 幾週沒有好轉，或夜裡痛醒。
          - 有發燒、體重變輕、得過癌症、骨質疏鬆、剛跌倒。
          - 腿越來越麻或沒力，儘快看醫生。
          ## 看哪一科，問什麼
          - 先看家庭醫生；再看物理治療、復健科或骨科。針灸對一些人有幫助。
          - 可以問：現在需要照片子嗎？可以先做物理治療嗎，保險給付幾次？可以做哪些動作？
          - 止痛藥傷胃、傷腎，有高血壓、腎臟病先問醫生。工傷或車禍引起的，要先說明。
          ## 馬上去急診或打911
          胯下或肛門附近發麻、突然不能控制大小便、兩腿沒力；或撕裂般的背痛又胸痛、快暈倒。
        `,
      },
      'en-US': {
        title: 'Back pain',
        aliases: ['lower back pain', 'sciatica', 'slipped disc', 'pulled back', 'lumbago'],
        summary:
          'Most back pain eases within weeks, and staying active is better than lying down. A few danger signs mean you need the hospital right away.',
        body: `
          Lifting, sitting a long time, and poor posture are common causes. With age, scans often show bone spurs or bulging discs that may not be what hurts.
          ## Signs
          - A sore, stiff back that is worse when you bend or sit a long time.
          - Pain or numbness from the buttock down the leg, perhaps from a pinched nerve.
          ## When to see a doctor
          - It isn’t better after a few weeks, or it wakes you at night.
          - You have a fever, weight loss, past cancer, osteoporosis, or a recent fall.
          - See a doctor soon if a leg gets more numb or weak.
          ## Who to see and what to ask
          - Start with primary care, then physical therapy, rehabilitation, or orthopedics. Acupuncture helps some people.
          - Ask: Do I need a scan now? Can I start with physical therapy, and how many visits are covered? Which movements are safe?
          - Pain pills can hurt the stomach and kidneys. Ask first if you have high blood pressure or kidney disease. Say so first if a work or car accident caused it.
          ## Go to the emergency room or call 911
          Go for numbness around the groin or anus, sudden loss of bladder or bowel control, or weakness in both legs, or for tearing back pain with chest pain or faintness.
        `,
      },
    },
  },
]
