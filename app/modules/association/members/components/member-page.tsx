import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { MemberPageData } from '../pages/member-page.server.ts'
import { DetailsFields } from './details-fields.tsx'
import { MemberStatusTag } from './status-tag.tsx'

type Page = Omit<MemberPageData, 'head'>
type PartProps = { page: Page; answer: FormAnswer | undefined }
type Part = Page['part']

/** The answer belongs to the form that the address names. */
const answerTo = (part: Part, { page, answer }: PartProps) => (page.part === part ? answer : undefined)

function PartCard({ part, answer, children }: { part: Part; answer: FormAnswer | undefined; children: ReactNode }) {
  const { t } = useTranslation('association-members')
  return (
    <Card as="section" labelledBy={`part-${part}`} className="card__body stack">
      <h2 id={`part-${part}`}>{t(`member.parts.${part}`)}</h2>
      {answer?.isStale && <Banner tone="warning">{t('member.stale')}</Banner>}
      {children}
    </Card>
  )
}

function DetailsPart({ page, answer: given }: PartProps) {
  const { t } = useTranslation('association-members')
  const answer = answerTo('details', { page, answer: given })
  const { member, typed } = page
  const [, fields] = useForm<Page['typed']['details']>({
    ...{ id: 'details', lastResult: answer?.submission, defaultValue: typed.details },
  })
  const action = useHref(paths.associationMember(member.id, { part: 'details' }))
  return (
    <PartCard part="details" answer={answer}>
      <form method="post" action={action} className="stack" noValidate>
        <input type="hidden" name="version" value={member.version} />
        <DetailsFields fields={fields} />
        <p>
          <Button>{t('member.save')}</Button>
        </p>
      </form>
    </PartCard>
  )
}

function RolePart({ page, answer: given }: PartProps) {
  const { t } = useTranslation('association-members')
  const message = useProblem('association-members')
  const answer = answerTo('role', { page, answer: given })
  const { member, typed, roles, isPublic, isDoctor } = page
  const [, fields] = useForm<Page['typed']['role']>({
    ...{ id: 'role', lastResult: answer?.submission, defaultValue: typed.role },
  })
  const role = readMetadata(fields.role)
  const offices = (['officeHans', 'officeHant', 'officeEn'] as const).map((name) => ({
    ...{ name, field: readMetadata(fields[name]) },
  }))
  const action = useHref(paths.associationMember(member.id, { part: 'role' }))
  return (
    <PartCard part="role" answer={answer}>
      <ErrorSummary items={errorItems([role, ...offices.map(({ field }) => field)], message)} />
      <form method="post" action={action} className="stack" noValidate>
        <input type="hidden" name="version" value={member.version} />
        <FormField field={role} label={t('columns.role')} hint={t('member.roleHint')} message={message}>
          {(control) => <Select {...control} options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))} />}
        </FormField>
        {offices.map(({ name, field }) => (
          <FormField key={name} field={field} label={t(`member.${name}`)} message={message} optional>
            {(control) => <TextInput {...control} width="12" />}
          </FormField>
        ))}
        {!isDoctor && (
          <Checkbox name="isPublic" defaultChecked={isPublic}>
            {t('member.isPublic')}
          </Checkbox>
        )}
        <p>
          <Button>{t('member.save')}</Button>
        </p>
      </form>
    </PartCard>
  )
}

function DecisionPart({ page, answer: given }: PartProps) {
  const { t } = useTranslation('association-members')
  const message = useProblem('association-members')
  const answer = answerTo('decision', { page, answer: given })
  const { member, decisions } = page
  const [, fields] = useForm<{ note: string }>({ id: 'decision', lastResult: answer?.submission })
  const note = readMetadata(fields.note)
  const action = useHref(paths.associationMember(member.id, { part: 'decision' }))
  if (decisions.length === 0) return null
  return (
    <PartCard part="decision" answer={answer}>
      <ErrorSummary items={errorItems([note], message)} />
      <form method="post" action={action} className="stack" noValidate>
        <FormField field={note} label={t('member.note')} hint={t('member.noteHint')} message={message} optional>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <div className="member-decisions">
          {decisions.map((decision) => (
            <Button
              key={decision}
              name="decision"
              value={decision}
              variant={decision === 'approve' ? 'primary' : decision === 'remove' ? 'danger' : 'line'}
            >
              {t(`member.decisions.${decision}`)}
            </Button>
          ))}
        </div>
      </form>
    </PartCard>
  )
}

/** What is known of a member beside what can be changed. */
function Standing({ page: { member, hasAccount } }: { page: Page }) {
  const { t } = useTranslation('association-members')
  const locale = useLocale()
  const { joinedOn, appliedAt, applicationNote, decisionNote } = member
  return (
    <Card className="card__body stack stack--sm">
      {appliedAt !== null && <p>{t('member.appliedOn', { date: formatDate(appliedAt, locale) })}</p>}
      {applicationNote && <blockquote>{applicationNote}</blockquote>}
      {joinedOn && <p>{t('member.joinedOn', { date: joinedOn })}</p>}
      {decisionNote && <p>{t('member.decided', { note: decisionNote })}</p>}
      <p className="muted">{hasAccount ? t('member.withAccount') : t('member.withoutAccount')}</p>
    </Card>
  )
}

/** One member: how they stand, what can be decided, and what is kept of them. */
export function MemberPage({ page, answer }: PartProps) {
  const { t } = useTranslation('association-members')
  const { member, isChangeable } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationMembers()}>{t('member.back')}</Link>
      </p>
      <PageHead
        title={member.name}
        lead={t(`roles.${member.role}`)}
        actions={<MemberStatusTag status={member.status} />}
      />
      <Standing page={page} />
      <DecisionPart page={page} answer={answer} />
      {isChangeable ? (
        <>
          <DetailsPart page={page} answer={answer} />
          {member.status === 'active' && <RolePart page={page} answer={answer} />}
        </>
      ) : (
        <Banner>{t('member.ownerOnly')}</Banner>
      )}
    </div>
  )
}
