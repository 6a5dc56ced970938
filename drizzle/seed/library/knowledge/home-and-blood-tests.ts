import { cdc, medlinePlus, preventiveTaskForce } from './sources.ts'
import type { Topic } from './topic.ts'

export const homeAndBloodTests: Topic[] = [
  {
    key: 'blood-pressure-at-home',
    category: 'tests',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'cardiology'],
    sources: [
      cdc('Measure Your Blood Pressure', 'high-blood-pressure/measure/index.html'),
      preventiveTaskForce('Hypertension in Adults: Screening', 'hypertension-in-adults-screening'),
    ],
    text: {
      'zh-Hans': {
        title: '在家量血压',
        aliases: ['量血压', '血压计', '家用血压计', '自己量血压'],
        summary: '在家量的血压，比在诊所紧张时量的更接近平常。方法对，数字才有用。',
        body: `
          最好用上臂式的电子血压计，手腕式的不太准。选型号可以看validatebp.org，袖带大小要合适。
          ## 怎么量
          - 半小时前不抽烟、不喝咖啡和茶、不运动，先上厕所。
          - 坐着靠背，双脚平放，不翘腿，休息五分钟，不说话。
          - 露出上臂，放在桌上，和心脏一样高。
          - 每次量两遍，中间隔一分钟，两个都记下来。
          - 每天早晚同样的时间量，看医生前量一周左右。
          ## 什么时候看医生
          - 几天的平均在130/80或以上，带上记录去看。
          - 上面的数字低于90，又头晕、站不稳，打电话问。
          - 不要因为一次的数字自己加药或停药。
          ## 问什么，带什么
          - 把血压计带去诊所，和诊所的比一比。
          - 可以问：我的目标是多少？什么数字要打电话给您？保险会付血压计吗？
          ## 马上打911
          超过180/120，又有胸痛、喘不过气、半边没力、说话不清或看不清。没有症状，休息几分钟再量，还这么高就马上打给医生。
        `,
      },
      'zh-Hant': {
        title: '在家量血壓',
        aliases: ['量血壓', '血壓計', '家用血壓計', '自己量血壓'],
        summary: '在家量的血壓，比在診所緊張時量的更接近平常。方法對，數字才有用。',
        body: `
          最好用上臂式的電子血壓計，手腕式的不太準。選型號可以看validatebp.org，壓脈帶大小要合適。
          ## 怎麼量
          - 半小時前不抽菸、不喝咖啡和茶、不運動，先上洗手間。
          - 坐著靠椅背，雙腳平放，不翹腿，休息五分鐘，不說話。
          - 露出上臂，放在桌上，和心臟一樣高。
          - 每次量兩遍，中間隔一分鐘，兩個都記下來。
          - 每天早晚同樣的時間量，看醫生前量一週左右。
          ## 什麼時候看醫生
          - 幾天的平均在130/80或以上，帶著紀錄去看。
          - 上面的數字低於90，又頭暈、站不穩，打電話問。
          - 不要因為一次的數字自己加藥或停藥。
          ## 問什麼，帶什麼
          - 把血壓計帶去診所，和診所的比一比。
          - 可以問：我的目標是多少？什麼數字要打電話給您？保險會付血壓計嗎？
          ## 馬上打911
          超過180/120，又有胸痛、喘不過氣、半邊沒力、說話不清或看不清。沒有症狀，休息幾分鐘再量，還這麼高就馬上打給醫生。
        `,
      },
      'en-US': {
        title: 'Blood pressure at home',
        aliases: ['home blood pressure monitor', 'blood pressure cuff', 'BP monitor', 'measure blood pressure'],
        summary:
          'Readings at home are closer to your everyday blood pressure than one taken when you’re nervous at the clinic. They help only if done right.',
        body: `
          An upper-arm electronic monitor is best; wrist monitors are less accurate. Look up models at validatebp.org and get the right cuff size.
          ## How to measure
          - For half an hour before: no smoking, coffee, tea, or exercise. Empty your bladder.
          - Sit with your back supported, feet flat, legs uncrossed. Rest five minutes without talking.
          - Bare your upper arm and rest it on a table at heart level.
          - Take two readings one minute apart and write down both.
          - Measure morning and evening at the same times, for about a week before a visit.
          ## When to see a doctor
          - The average over several days is 130/80 or higher. Bring the log.
          - The top number is under 90 and you feel dizzy or unsteady. Call and ask.
          - Don’t change your medicine because of one number.
          ## What to ask and bring
          - Bring your monitor and compare it with the clinic’s.
          - Ask: What is my target? At which number should I call you? Does my plan pay for a monitor?
          ## Call 911
          Call if it’s above 180/120 with chest pain, trouble breathing, weakness on one side, slurred speech, or blurred vision. With no symptoms, rest a few minutes and measure again. If it’s still that high, call your doctor right away.
        `,
      },
    },
  },
  {
    key: 'hepatitis-b-triple-panel',
    category: 'tests',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'hepatology', 'gastroenterology'],
    sources: [
      cdc('Clinical Testing and Diagnosis for Hepatitis B', 'hepatitis-b/hcp/diagnosis-testing/index.html'),
      {
        publisher: 'CDC',
        title: 'Screening and Testing for Hepatitis B Virus Infection: CDC Recommendations — United States, 2023',
        url: 'https://www.cdc.gov/mmwr/volumes/72/rr/rr7201a1.htm',
      },
      medlinePlus('Hepatitis B', 'hepatitisb'),
    ],
    text: {
      'zh-Hans': {
        title: '乙肝三项检查',
        aliases: ['乙肝两对半', '验乙肝', '乙肝抗体', '表面抗原', '乙肝筛查'],
        summary: '一次抽血验三项，可以知道您现在有没有乙肝、以前有没有得过、要不要打疫苗。',
        body: `
          CDC从2023年起建议，每个成人一生至少验一次三项。国内常说的“两对半”项目多一些，看法相近。不用空腹。
          ## 三项各看什么
          - 表面抗原（HBsAg）：阳性表示现在有病毒，会传给人。
          - 表面抗体（anti-HBs）：阳性表示有保护力，来自疫苗，或者得过以后好了。
          - 核心抗体（total anti-HBc）：阳性表示以前得过，或现在有感染。
          ## 结果怎么看
          - 三项都阴性：没有保护力，问要不要打疫苗。
          - 只有表面抗体阳性：多半是疫苗的保护。
          - 表面抗原阳性：要再看医生，不代表马上要吃药。
          - 只有核心抗体阳性：意思不一定，请医生解释。
          ## 谁特别要验
          - 父母或自己在亚洲、非洲出生，家里有人有乙肝，怀孕，要做化疗或用免疫抑制药。
          ## 看哪一科，问什么
          - 家庭医生就能开单；阳性看肝病科或肠胃科。
          - 可以问：三项都验了吗？报告可以给我一份吗？家人要不要一起验？保险包吗？
        `,
      },
      'zh-Hant': {
        title: 'B型肝炎三項檢查',
        aliases: ['驗B肝', 'B肝抗體', 'B肝表面抗原', '驗乙型肝炎', 'B肝篩檢'],
        summary: '一次抽血驗三項，可以知道您現在有沒有B型肝炎、以前有沒有得過、要不要打疫苗。',
        body: `
          CDC從2023年起建議，每個成人一生至少驗一次三項。以前在台灣、香港驗過的報告也可以帶來對照。不用空腹。
          ## 三項各看什麼
          - 表面抗原（HBsAg）：陽性表示現在有病毒，會傳給人。
          - 表面抗體（anti-HBs）：陽性表示有保護力，來自疫苗，或者得過以後好了。
          - 核心抗體（total anti-HBc）：陽性表示以前得過，或現在有感染。
          ## 結果怎麼看
          - 三項都陰性：沒有保護力，問要不要打疫苗。
          - 只有表面抗體陽性：多半是疫苗的保護。
          - 表面抗原陽性：要再看醫生，不代表馬上要吃藥。
          - 只有核心抗體陽性：意思不一定，請醫生解釋。
          ## 誰特別要驗
          - 父母或自己在亞洲、非洲出生，家裡有人有B肝，懷孕，要做化療或用免疫抑制劑。
          ## 看哪一科，問什麼
          - 家庭醫生就能開單；陽性看肝臟科或腸胃科。
          - 可以問：三項都驗了嗎？報告可以給我一份嗎？家人要不要一起驗？保險給付嗎？
        `,
      },
      'en-US': {
        title: 'Hepatitis B triple panel',
        aliases: ['hepatitis B test', 'HBsAg', 'anti-HBs', 'anti-HBc', 'hepatitis B screening'],
        summary: 'One blood draw, three results: whether you have hepatitis B now, had it before, or need the vaccine.',
        body: `
          Since 2023, the CDC has advised every adult to have the triple panel at least once. The five-part panel used in China has two more tests but is read much the same way. No need to fast.
          ## What each part shows
          - Surface antigen (HBsAg): positive means the virus is in your body now and can be passed on.
          - Surface antibody (anti-HBs): positive means you’re protected, by the vaccine or after a past infection.
          - Core antibody (total anti-HBc): positive means a past or current infection.
          ## Reading the results
          - All three negative: you’re not protected. Ask about the vaccine.
          - Only surface antibody positive: most likely protection from the vaccine.
          - Surface antigen positive: see a doctor. It doesn’t always mean medicine right away.
          - Only core antibody positive: the meaning varies. Ask the doctor to explain.
          ## Who needs it most
          - People who were born in Asia or Africa (or whose parents were), have hepatitis B in the family, are pregnant, or will have chemotherapy or medicine that weakens the immune system.
          ## Who to see and what to ask
          - Your primary care doctor can order it. If it’s positive, see a liver or digestive doctor.
          - Ask: Were all three done? Can I have a copy? Should my family be tested too? Is it covered?
        `,
      },
    },
  },
]
