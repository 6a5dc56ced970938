import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { mostMembers } from '../forms.ts'
import type { GroupData } from '../pages/parts-page.server.ts'
import { type FieldOf, PartForm, Removal } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'

const rows = Array.from({ length: mostMembers }, (_, row) => row)

type RowProps = { row: number; field: FieldOf; team: GroupData['team'] }

/** One telephone of the group: whose, which, and how long it rings. */
function MemberRow({ row, field, team }: RowProps) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const options = [
    { value: '', label: t('groups.noMember') },
    ...team.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Fieldset id={`member-row-${row}`} legend={t('groups.row', { number: row + 1 })} optional={row > 0}>
      <div className="stack stack--sm">
        <FormField field={field(`member${row}`)} label={t('groups.member')} message={message} optional>
          {({ maxLength: _maxLength, ...control }) => <Select {...control} options={options} />}
        </FormField>
        <FormField
          field={field(`phone${row}`)}
          label={t('groups.phone')}
          hint={row === 0 ? t('hints.phone') : undefined}
          message={message}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" numeric />}
        </FormField>
        <FormField field={field(`seconds${row}`)} label={t('groups.seconds')} message={message} optional>
          {(control) => <TextInput {...control} width="4" numeric inputMode="numeric" autoComplete="off" />}
        </FormField>
      </div>
    </Fieldset>
  )
}

/** Whose telephones ring, in which order and how long each. */
export function GroupPage({ page, answer }: { page: GroupData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const { clinic, team, group } = page
  const place = { place: clinic.slug }
  const address = group ? { ...place, group: group.id } : place
  const stored = rows.flatMap((row) => {
    const member = group?.members[row]
    return [
      [`member${row}`, member?.userId ?? ''],
      [`phone${row}`, member?.destination ?? ''],
      [`seconds${row}`, member ? String(member.seconds) : ''],
    ] as const
  })
  const field = fieldsOf('group', answer?.submission, { name: group?.name, ...Object.fromEntries(stored) })
  const names = ['name', ...rows.flatMap((row) => [`member${row}`, `phone${row}`, `seconds${row}`])]
  return (
    <SetUpPart clinic={clinic} title={group?.name ?? t('groups.add')} lead={t('groups.lead')}>
      <PanelCard id="group" title={t('groups.one')}>
        <PartForm
          action={paths.telephonyGroup(address)}
          version={group?.version ?? null}
          answer={answer}
          field={field}
          names={names}
          stands={group ? [[t('fields.name'), group.name]] : []}
        >
          <FormField field={field('name')} label={t('fields.name')} message={message}>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          {rows.map((row) => (
            <MemberRow key={row} row={row} field={field} team={team} />
          ))}
        </PartForm>
      </PanelCard>
      {group && (
        <Removal
          action={paths.telephonyGroup({ ...address, form: 'remove' })}
          version={group.version}
          title={t('groups.remove')}
          text={t('groups.removeText')}
        />
      )}
    </SetUpPart>
  )
}
