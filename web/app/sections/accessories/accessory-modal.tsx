import type { Accessory } from '@house/contract/entities'
import { openEnquiry } from '../../data/enquiry-request.ts'
import { Button } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Modal } from '../../ui/modal.tsx'
import { isDrawing, Picture } from '../../ui/picture.tsx'

export type AccessoryModalProps = { accessory: Accessory | null; onClose: () => void }

export function AccessoryModal({ accessory, onClose }: AccessoryModalProps) {
  return (
    <Modal isOpen={accessory !== null} onClose={onClose} label={accessory?.title ?? ''} className="max-w-4xl">
      {accessory && (
        <div className="grid md:grid-cols-2">
          <div className="aspect-[4/3] border-hairline bg-ground max-md:border-b md:aspect-auto md:min-h-[30rem] md:border-r">
            <Picture
              src={accessory.image}
              isWhole={isDrawing(accessory.image)}
              sizes="(min-width: 768px) 28rem, 100vw"
            />
          </div>
          <div className="p-6 md:px-10 md:pt-16 md:pb-10">
            <h2 className="text-h3">{accessory.title}</h2>
            <Html html={accessory.description} className="prose mt-5 text-[0.9375rem]" />
            <Button
              look="outlined"
              className="mt-8"
              onClick={() => {
                onClose()
                openEnquiry()
              }}
            >
              Enquire
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
