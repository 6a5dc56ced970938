import { platformPost, reviewers } from './post.ts'

export const readingALabReport = platformPost({
  number: 13,
  slug: 'reading-a-lab-report',
  category: 'prevention',
  publishedOn: '2026-11-17',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['family-medicine', 'internal-medicine', 'pathology'],
  sources: [
    {
      publisher: 'MedlinePlus (NIH)',
      title: 'How to Understand Your Lab Results',
      url: 'https://medlineplus.gov/lab-tests/how-to-understand-your-lab-results/',
    },
    {
      publisher: 'U.S. Department of Health and Human Services',
      title: 'Your Medical Records',
      url: 'https://www.hhs.gov/hipaa/for-individuals/medical-records/index.html',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '化验单上的H和L：先别慌，按这五步看',
      excerpt: '一个箭头不等于生病。看清项目、单位、参考范围、趋势，再带着问题去问医生。',
      seoTitle: '怎样看懂美国的化验单',
      seoDescription: '化验单上的H、L、参考范围、阴性阳性是什么意思，单位跟国内不同怎么换，哪些结果要马上联系医生。',
      keywords: ['化验单', '验血报告', '参考范围', '阳性阴性'],
      body: `
现在很多报告先出现在手机上，医生还没看，您先看到一个红字。先坐下来，按顺序看。

## 第一步：对名字和日期

姓名、生日、抽血日期对不对，有没有写空腹。拿错单子的事不多，但真的会发生。

## 第二步：看项目和单位

美国的单位常跟国内不同。血糖在这里多用mg/dL，国内用mmol/L，1mmol/L大约是18mg/dL。胆固醇和肌酐的换算又不一样。单位没看清，数字不能比。

## 第三步：看参考范围

H是偏高，L是偏低，范围写在旁边。范围通常取健康人里中间的95%，所以健康的人也会有一两项落在外面。每间化验所的仪器不同，范围也不同，年龄、性别、怀孕都会影响。稍微超出一点，和超出好几倍，意思不一样。

## 第四步：看文字结果

- Negative、Not detected、Non-reactive：没有找到要找的东西。
- Positive、Detected、Reactive：找到了，可能还要做第二个检查确认。
- Pending：还没出来。Inconclusive：看不准，常常要重做。

“阳性”不一定是坏事，比如抗体阳性可能表示打疫苗有效。也有假阳性和假阴性，要配合症状一起判断。

## 第五步：看趋势

把这次跟去年的放在一起。一直稳定的小偏差，往往没有突然变化那么要紧。运动、没睡好、感冒、月经、吃的药和保健品，都会让数字动。

## 带着问题去

1. 哪一项需要处理，哪一项看着就好？
2. 要不要重验，什么时候？
3. 跟我的药或吃的东西有没有关系？
4. 我可以做什么改变？

您有权利拿到自己的报告，请存一份，换医生时用得到。没有消息不等于没有问题，过了说好的日子还没收到，请打电话问。不要因为一个数字自己加药、停药，也不要只问网上的人。

## 不要等的情况

医生或化验所打电话说“危急值”，请照他们的话马上去。数字不正常，同时又胸痛、喘不过气、神志不清、很虚弱或大量出血，马上打911。
`,
    },
    'zh-Hant': {
      title: '檢驗報告上的H和L：先別慌，照這五步看',
      excerpt: '一個箭頭不等於生病。看清楚項目、單位、參考範圍和趨勢，再帶著問題去問醫生。',
      seoTitle: '怎樣看懂美國的檢驗報告',
      seoDescription:
        '檢驗報告上的H、L、參考範圍、陰性陽性是什麼意思，單位和台灣、香港不一樣時怎麼看，哪些結果要馬上聯絡醫生。',
      keywords: ['檢驗報告', '化驗單', '抽血報告', '參考範圍', '陽性陰性'],
      body: `
現在很多報告會先傳到手機，醫生還沒看，您就先看到一個紅字。先坐下來，照順序看。

## 第一步：核對姓名和日期

姓名、出生日期、抽血日期對不對，有沒有註明空腹。報告弄錯人的情形很少，但真的發生過。

## 第二步：看項目和單位

血糖在美國和台灣多用mg/dL，香港和中國大陸多用mmol/L，1mmol/L大約是18mg/dL。膽固醇和肌酸酐的換算又不一樣。單位沒看清楚，數字就不能比。

## 第三步：看參考範圍

H是偏高，L是偏低，範圍寫在旁邊。範圍通常取健康人當中間的95%，所以健康的人也可能有一兩項落在外面。每間檢驗所的儀器不同，範圍也不同，年齡、性別、懷孕都有影響。超出一點點，和超出好幾倍，意思不一樣。

## 第四步：看文字結果

- Negative、Not detected、Non-reactive：沒有找到要找的東西。
- Positive、Detected、Reactive：找到了，可能還要做另一項檢查確認。
- Pending：結果還沒出來。Inconclusive：無法判定，常常要重做。

「陽性」不一定是壞事，例如抗體陽性可能表示疫苗有效。也有偽陽性和偽陰性，要和症狀一起判斷。

## 第五步：看趨勢

把這次和去年的放在一起看。一直差一點點但很穩定，多半沒有突然的變化要緊。運動、沒睡好、感冒、月經、吃的藥和保健食品，都會讓數字變動。

## 帶著問題去看診

1. 哪一項需要處理，哪一項追蹤就好？
2. 要不要重驗，什麼時候驗？
3. 和我吃的藥或食物有沒有關係？
4. 我自己可以做什麼改變？

您有權利拿到自己的報告，請留一份，換醫生時用得到。沒有消息不代表沒有問題，過了說好的日子還沒收到，請打電話問。不要因為一個數字就自己加藥、停藥，也不要只問網路上的人。

## 不能等的情況

醫生或檢驗所打電話說是「危急值」，請照他們的話馬上去。數字不正常，同時又胸痛、喘不過氣、神智不清、非常虛弱或大量出血，馬上打911。
`,
    },
    'en-US': {
      title: 'H and L on a lab report: five calm steps',
      excerpt:
        'One arrow doesn’t mean illness. Look at the test, the unit, the range, and the trend, then bring questions.',
      seoTitle: 'How to read a US lab report',
      seoDescription:
        'What H, L, reference range, positive, and negative mean, why units differ from those abroad, and which results can’t wait.',
      keywords: ['lab report', 'blood test results', 'reference range', 'positive negative'],
      body: `
Many reports reach your phone before your doctor has read them, so you see a red letter first. Sit down and go through it in order.

## Step 1: Name and date

Check the name, birth date, and day of the draw, and whether it says fasting. Mix-ups are rare, but they do happen.

## Step 2: Test and unit

US units often differ from those abroad. Blood sugar is usually in mg/dL in the US and Taiwan, and in mmol/L in Hong Kong and mainland China. One mmol/L is about 18 mg/dL. Cholesterol and creatinine convert differently. If you don’t know the unit, you can’t compare.

## Step 3: Reference range

H means high, L means low, and the range is printed next to it. It usually covers the middle 95 percent of healthy people, so even a healthy person may have one or two results outside it. Labs use different machines and ranges. Age, sex, and pregnancy matter too. A little outside isn’t the same as many times the limit.

## Step 4: Results in words

- Negative, not detected, non-reactive: what the lab looked for wasn’t found.
- Positive, detected, reactive: it was found. A second test may be needed to confirm.
- Pending: not ready. Inconclusive: not clear, and often repeated.

Positive isn’t always bad. A positive antibody may mean that a vaccine worked. There are also false positives and false negatives, so results are judged together with how you feel.

## Step 5: The trend

Put this year next to last year. A small difference that stays the same often matters less than a sudden change. Exercise, poor sleep, a cold, your period, medicines, and supplements all move the numbers.

## Bring questions

1. Which result needs action, and which do we watch?
2. Should it be repeated, and when?
3. Could a medicine or food be the reason?
4. What can I change?

You have a right to your report. Keep a copy for your next doctor. No news isn’t always good news. If you haven’t heard by the promised day, call. Don’t start or stop medicine over one number, and don’t rely only on people online.

## When not to wait

If a doctor or lab calls about a “critical value,” do what they say at once. If a number is off and you have chest pain, trouble breathing, confusion, severe weakness, or heavy bleeding, call 911.
`,
    },
  },
})
