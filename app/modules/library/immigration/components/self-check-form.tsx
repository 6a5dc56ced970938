import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { embeddedJson } from '#app/modules/geo/map-data.ts'
import { type ExamineeRefusal, requirementStates } from '#app/modules/library/immigration/requirements.ts'
import type { I693Rule } from '#app/modules/library/immigration/rules.server.ts'
import { type CheckAnswers, checkNames } from '#app/modules/library/immigration/self-check.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { DateOfBirth } from '#app/ui/forms/date-of-birth.tsx'
import { DateParts } from '#app/ui/forms/date-parts.tsx'
import { datePartId } from '#app/ui/forms/date-part.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { stateTones, useRefusalWords } from './state-words.ts'

/** What the island reads: the rules as the server evaluates them, and the words of its answers. */
function IslandData({ rules }: { rules: readonly I693Rule[] }) {
  const { t } = useTranslation('exams')
  const refusals = useRefusalWords()
  const data = {
    rules: rules.map(
      ({
        id,
        kind,
        code,
        minMonths,
        minWeeks,
        maxMonths,
        bornFrom,
        seasonFrom,
        seasonTo,
        effectiveFrom,
        effectiveTo,
        isRetired,
      }) => ({
        id,
        kind,
        code,
        minMonths,
        minWeeks,
        maxMonths,
        bornFrom,
        seasonFrom,
        seasonTo,
        effectiveFrom,
        effectiveTo,
        isRetired,
      }),
    ),
    states: Object.fromEntries(
      requirementStates.map((state) => [state, { word: t(`i693.state.${state}`), tone: stateTones[state] }]),
    ),
    refusals,
    done: t('i693.done'),
  }
  return <script type="application/json" id="i693-data" dangerouslySetInnerHTML={{ __html: embeddedJson(data) }} />
}

type SelfCheckFormProps = {
  rules: readonly I693Rule[]
  answers: CheckAnswers | null
  refusal: ExamineeRefusal | null
}

/**
 * Which vaccines and tests by date of birth. The island `i693` answers in the browser and sends nothing; without it the form posts to
 * the same page, which answers and forgets. Never a GET form: a date of birth stands in no address.
 */
export function SelfCheckForm({ rules, answers, refusal }: SelfCheckFormProps) {
  const { t } = useTranslation('exams')
  const words = useRefusalWords()
  const isExam = refusal === 'exam_unreadable' || refusal === 'exam_far'
  const birthError = refusal !== null && !isExam ? words[refusal] : undefined
  const examError = refusal !== null && isExam ? words[refusal] : undefined
  const target = datePartId(isExam ? 'exam' : 'birth', 'year')
  const { year, month, day, examYear, examMonth, examDay } = checkNames
  return (
    <>
      <ErrorSummary items={refusal === null ? [] : [{ id: target, message: words[refusal] }]} />
      <form
        className="form panel noprint"
        method="post"
        action={`${useHref(paths.immigrationExam())}#check`}
        aria-label={t('i693.check')}
        data-i693=""
        noValidate
      >
        <DateOfBirth
          id="birth"
          legend={t('i693.birth')}
          error={birthError}
          names={{ year, month, day }}
          defaultValues={{ year: answers?.year, month: answers?.month, day: answers?.day }}
        />
        <DateParts
          id="exam"
          legend={t('i693.examOn')}
          hint={t('i693.examOnHint')}
          error={examError}
          optional
          names={{ year: examYear, month: examMonth, day: examDay }}
          defaultValues={{ year: answers?.examYear, month: answers?.examMonth, day: answers?.examDay }}
        />
        <Checkbox name={checkNames.pregnant} value="1" defaultChecked={answers?.isPregnant ?? false}>
          {t('i693.pregnant')}
        </Checkbox>
        <div>
          <Button icon="clipboard-check">{t('i693.submit')}</Button>
          <p className="hint">{t('i693.private')}</p>
        </div>
        <p role="status" data-i693-status="" />
        <template data-i693-error="">
          <FieldError id="i693-error">
            <span data-sentence="" />
          </FieldError>
        </template>
      </form>
      <IslandData rules={rules} />
    </>
  )
}
