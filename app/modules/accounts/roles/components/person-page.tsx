import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { AdministratorPage } from '../queries/administrators.server.ts'
import type { AdminRole } from '../queries/role-matrix.server.ts'
import { ChangeWords, RoleTags } from './role-words.tsx'

type PersonPageProps = {
  /** Whether the reader may look into the audit log. */
  isAuditor: boolean
  person: AdministratorPage
  isSelf: boolean
  roles: readonly AdminRole[]
  answer: FormAnswer | undefined
}

function RoleForm({ person, roles, answer }: Omit<PersonPageProps, 'isSelf' | 'isAuditor'>) {
  const { t } = useTranslation('admin')
  const say = useProblem('admin')
  const [, { kind, role, reason }] = useForm<{ kind: string; role: string; reason: string }>({
    id: 'role',
    lastResult: answer?.submission,
  })
  const deeds = (['grant', 'revoke'] as const).map((value) => ({ value, label: t(`roles.form.${value}`) }))
  return (
    <Card as="section" className="stack stack--sm" labelledBy="change">
      <h2 id="change">{t('roles.form.title')}</h2>
      <ErrorSummary items={errorItems([kind, role, reason], say)} />
      <p className="muted">{t('roles.form.lead')}</p>
      <form method="post" action={useHref(paths.adminPerson(person.id))} className="form" noValidate>
        <FormField field={kind} label={t('roles.form.kind')} message={say}>
          {(control) => <Select {...control} options={deeds} />}
        </FormField>
        <FormField field={role} label={t('roles.form.role')} message={say}>
          {(control) => <Select {...control} options={roles.map(({ id, name }) => ({ value: id, label: name }))} />}
        </FormField>
        <FormField field={reason} label={t('roles.form.reason')} hint={t('roles.form.reasonHint')} message={say}>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <p>
          <Button>{t('roles.form.submit')}</Button>
        </p>
      </form>
    </Card>
  )
}

/** One administrator: roles, what each permission comes from, what was done to the roles, and how to change them. */
export function PersonPage({ person, isSelf, isAuditor, roles, answer }: PersonPageProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <PageHead title={person.name} lead={person.email} />
      <Card as="section" className="stack stack--sm" labelledBy="held">
        <h2 id="held">{t('roles.held')}</h2>
        {person.roles.length > 0 ? (
          <RoleTags roles={person.roles.map(({ name }) => name)} />
        ) : (
          <p>{t('roles.noRole')}</p>
        )}
      </Card>
      {isSelf ? <Banner>{t('roles.self')}</Banner> : <RoleForm person={person} roles={roles} answer={answer} />}
      <Card as="section" className="stack stack--sm" labelledBy="effective">
        <h2 id="effective">{t('roles.effective')}</h2>
        {person.permissions.length === 0 && <p>{t('roles.noRole')}</p>}
        <dl>
          {person.permissions.map(({ permission, roles: from }) => (
            <div key={permission}>
              <dt>{t(`permissions.${permission}`)}</dt>
              <dd className="muted">
                {t('roles.from')}: {from.join(t('menu.and'))}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" className="stack stack--sm" labelledBy="history">
        <h2 id="history">{t('roles.history')}</h2>
        {person.changes.length === 0 && <p>{t('roles.noHistory')}</p>}
        {person.changes.map((change) => (
          <ChangeWords key={change.id} change={change} />
        ))}
        {isAuditor && (
          <p>
            <Link to={paths.adminAudit({ person: person.id })}>{t('roles.audit')}</Link>
          </p>
        )}
      </Card>
    </div>
  )
}
