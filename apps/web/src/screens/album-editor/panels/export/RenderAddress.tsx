import { Button, CopyButton, TextInput } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';

/** Where the page of the export that was just ordered can be looked at: whoever has the address may, for minutes. */
export function RenderAddress({ url }: { url: string }) {
  const t = useT();
  return (
    <div className="render-address">
      <TextInput
        readOnly
        label={t('jobs.render_url')}
        description={t('jobs.render_url.hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button variant="default" component="a" href={url} target="_blank" rel="noreferrer">
          {t('jobs.render_url.open')}
        </Button>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('link.copied') : t('jobs.render_url.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </div>
  );
}
