import { Select, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useT } from '../../app/use-t.ts';
import { ALBUM_ORDERS, type AlbumOrder } from './album-order.ts';

/** Finds and orders the tiles. */
export function AlbumTools(props: {
  words: string;
  order: AlbumOrder;
  onWords: (words: string) => void;
  onOrder: (order: AlbumOrder) => void;
}) {
  const t = useT();
  return (
    <div className="album-tools" role="search">
      <TextInput
        type="search"
        aria-label={t('start.search')}
        placeholder={t('start.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={props.words}
        onChange={(event) => props.onWords(event.currentTarget.value)}
        maxLength={120}
      />
      <Select
        aria-label={t('start.sort')}
        data={ALBUM_ORDERS.map((value) => ({ value, label: t(`start.sort.${value}`) }))}
        value={props.order}
        onChange={(value) => value && props.onOrder(value)}
        allowDeselect={false}
      />
    </div>
  );
}
