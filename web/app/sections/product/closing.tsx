import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const box = 'min-h-[30rem] lg:min-h-[38rem]'

export type ClosingProps = { text: string; image: string; service: string }

/** Call to action over the product's last picture. */
export function Closing({ text, image, service }: ClosingProps) {
  if (text === '' && image === '') return null
  return (
    <section className={`relative isolate flex items-end overflow-hidden bg-night text-white ${box}`}>
      <div className="absolute inset-0 -z-10">
        {image && <Picture src={image} sizes="100vw" />}
        <div className="absolute inset-0 bg-linear-to-t from-scrim/92 via-scrim/60 to-scrim/15 lg:bg-linear-to-r lg:via-50%" />
      </div>
      <div className="wrap py-14 lg:py-24">
        {text && <Html html={text} className="max-w-[18ch] font-display text-h1 leading-[1.06] text-balance" />}
        <p className="mt-8">
          <EnquireButton service={service} className={buttonClass('filled')} />
        </p>
      </div>
    </section>
  )
}

export function ClosingSkeleton() {
  return <Skeleton className={box} />
}
