import { formatPhone } from '#app/core/format/format.ts'
import { classNames } from './class-names.ts'

/** A telephone number that is called by a press. `number` is in E.164: "+12125550147". */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a className={classNames('num nb', className)} href={`tel:${number}`}>
      {formatPhone(number)}
    </a>
  )
}
