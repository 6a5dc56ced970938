import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'

/** The receipt of a secret ballot, once. */
export function ReceiptCard({ receipt }: { receipt: string }) {
  const { t } = useTranslation('association-polls')
  return (
    <Banner tone="success">
      <p>{t('receipt.cast')}</p>
      <p className="poll-receipt">
        <code>{receipt}</code>
      </p>
      <p>{t('receipt.note')}</p>
      <p>{t('receipt.why')}</p>
    </Banner>
  )
}

type FinderProps = {
  pollId: string
  action: string
  /** What the ballot of the receipt says; null when there is none, undefined before anybody has asked. */
  found: string | null | undefined
}

/** Finds a ballot in the published list by its receipt, which goes in the body of the form. */
export function BallotFinder({ pollId, action, found }: FinderProps) {
  const { t } = useTranslation('association-polls')
  return (
    <div className="stack stack--sm">
      <Disclosures>
        <Disclosure summary={t('receipt.explain')}>
          <p>{t('receipt.explained')}</p>
        </Disclosure>
      </Disclosures>
      <form method="post" action={action} className="row association-search" noValidate autoComplete="off">
        <input type="hidden" name="poll" value={pollId} />
        <Field id="receipt" label={t('ballots.receipt')} hint={t('receipt.hint')}>
          {(control) => (
            <TextInput {...control} name="receipt" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          )}
        </Field>
        <Button name="intent" value="find_ballot" variant="line">
          {t('receipt.find')}
        </Button>
      </form>
      {found !== undefined && (
        <div role="status">
          {found === null ? (
            <Banner tone="warning">{t('receipt.unknown')}</Banner>
          ) : (
            <Banner tone="success">{t('receipt.found', { says: found })}</Banner>
          )}
        </div>
      )}
    </div>
  )
}
