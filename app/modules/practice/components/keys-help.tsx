import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Dialog } from '#app/ui/notices/dialog.tsx'

/** The keys of staff pages, in the order in which a visit goes through its day. */
const keys = [
  ['/', 'find'],
  ['n', 'new'],
  ['↓ ↑', 'rows'],
  ['a', 'arrival'],
  ['r', 'room'],
  ['d', 'completion'],
  ['u', 'correction'],
  ['?', 'help'],
] as const

/** What each key does, with the box that switches all of them off; the button comes with the script that knows the keys. */
export function KeysHelp() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Button type="button" variant="line" className="keys-open" hidden data-keys-open="" aria-keyshortcuts="?">
        {t('keys.open')}
      </Button>
      <Dialog
        id="keys-help"
        title={t('keys.title')}
        actions={
          <form method="dialog">
            <Button variant="line" block>
              {t('keys.close')}
            </Button>
          </form>
        }
      >
        <dl className="keys">
          {keys.map(([key, name]) => (
            <div key={name}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox name="find-key" data-find-key="">
          {t('keys.on')}
        </Checkbox>
      </Dialog>
    </>
  )
}
