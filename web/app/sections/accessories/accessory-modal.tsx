import { otherService } from '@house/contract/enquiry/options'
import type { Accessory } from '@house/contract/entities'
import { openEnquiryModal } from '../../enquiry/modal/enquiry-modal-store.ts'
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
          <div className="border-hairline bg-raised max-md:border-b md:border-r">
            {/* Square, like the pictures of accessories, so that nothing is cropped. */}
            <div className="aspect-square">
              <Picture
                src={accessory.image}
                isWhole={isDrawing(accessory.image)}
                sizes="(min-width: 768px) 28rem, 100vw"
              />
            </div>
          </div>
          <div className="p-6 md:px-10 md:pt-16 md:pb-10">
            <h2 className="text-h3">{accessory.title}</h2>
            <Html html={accessory.description} className="prose mt-5 text-body" />
            <Button
              variant="outlined"
              className="mt-8"
              onClick={() => {
                onClose()
                openEnquiryModal({ service: otherService, detail: accessory.title })
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
