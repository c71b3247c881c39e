import { Button, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  readonly hint?: string;
  /** It was asked for to be copied; where the browser does not let us, there is the button. */
  readonly copiesAtOnce?: boolean;
}

/** A link to hand on: read only, to be copied. */
export function LinkField({ link, label, hint, copiesAtOnce = false }: LinkFieldProps) {
  const t = useT();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => setCopied(null),
    );
  useEffect(() => {
    if (copiesAtOnce) copy();
    // Once for each link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [link]);
  const isCopied = copied === link;
  return (
    <div className="people-link">
      <TextInput
        readOnly
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description']}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        onClick={copy}
      >
        <span role="status">{isCopied ? t('people.copied') : t('people.copy')}</span>
      </Button>
    </div>
  );
}
