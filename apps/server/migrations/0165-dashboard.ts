import { sql, type Kysely } from 'kysely';

/**
 * What the dashboard of the staff asks of a hundred thousand orders: kept with each of them, by the database itself, so
 * that it is right whoever writes. `tab` says the same as `tabOf` of packages/commerce.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without accents and capitals, the same for what is looked for. Marks of combined letters go, the rest has no parts.
  await sql`create function search_text(typed text) returns text language sql immutable parallel safe as $$
    select replace(replace(replace(lower(translate(
      regexp_replace(normalize(typed, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ŁłØøĐđı', 'LlOoDdi')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $$`.execute(db);
  // As albumIdentifier of the server's code makes it.
  await sql`create function album_identifier(album_id text) returns text language sql immutable parallel safe as $$
    select 'A-' || string_agg(
      substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(sha256(convert_to(album_id, 'UTF8')), place) % 32 + 1, 1),
      '' order by place) from generate_series(0, 5) as place
  $$`.execute(db);

  await sql`alter table orders
    add column tab text not null default 'pending_review',
    add column accepted boolean not null default false,
    add column books_sent boolean not null default false,
    add column search text not null default ''`.execute(db);
  await sql`create function refresh_order(changed text) returns void language sql as $$
    update orders set tab = now.tab, accepted = now.accepted, books_sent = now.books_sent, search = now.search
    from (
      select case
          when bool_or(u.signal in ('rejected', 'cancelled')) then 'rejected'
          when bool_or(u.signal = 'shipped') then 'shipped'
          when bool_or(u.signal = 'transfer_completed') then 'pending_shipment'
          when max(u.position) filter (where u.signal = 'review_completed')
            > coalesce(max(u.position) filter (where u.signal = 'review_feedback'), 0) then 'pending_transfer'
          else 'pending_review'
        end as tab,
        coalesce(bool_or(u.signal = 'accepted'), false) as accepted,
        coalesce(bool_or(u.signal = 'albums_shipped'), false) as books_sent,
        search_text(concat_ws(E'\\n', 'F-' || o.number, o.facts ->> 'title', album_identifier(o.album_id), o.email,
          (select concat_ws(E'\\n', a.organization, a.first_name || ' ' || a.last_name, a.city)
            from order_addresses a where a.order_id = o.id),
          string_agg(concat_ws(E'\\n', u.metadata ->> 'dhl_tracking_code', u.metadata ->> 'tracking_code'), E'\\n'))) as search
      from orders o left join order_updates u on u.order_id = o.id
      where o.id = changed group by o.id
    ) as now
    where orders.id = changed and (orders.tab, orders.accepted, orders.books_sent, orders.search)
      is distinct from (now.tab, now.accepted, now.books_sent, now.search)
  $$`.execute(db);
  await sql`create function refresh_this_order() returns trigger language plpgsql as $$
    begin
      perform refresh_order(new.id);
      return null;
    end
  $$`.execute(db);
  await sql`create function refresh_order_of_row() returns trigger language plpgsql as $$
    begin
      perform refresh_order(case tg_op when 'DELETE' then old.order_id else new.order_id end);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger orders_dashboard after insert or update of number, album_id, email, facts on orders
    for each row execute function refresh_this_order()`.execute(db);
  for (const table of ['order_addresses', 'order_updates'])
    await sql`create trigger ${sql.id(`${table}_dashboard`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function refresh_order_of_row()`.execute(db);
  await sql`select refresh_order(id) from orders`.execute(db);

  await sql`alter table albums add column search text not null default ''`.execute(db);
  await sql`create function album_search(id text, title text, owner text, organization jsonb) returns text
    language sql stable as $$
    select search_text(concat_ws(E'\\n', title, album_identifier(id), organization ->> 'name',
      (select concat_ws(E'\\n', u.email, u.nickname) from users u where u.sub = owner)))
  $$`.execute(db);
  await sql`create function refresh_album() returns trigger language plpgsql as $$
    begin
      new.search = album_search(new.id, new.title, new.owner_id, new.organization);
      return new;
    end
  $$`.execute(db);
  // Before it is written: what an album's document changes to is nothing to look for.
  await sql`create trigger albums_dashboard before insert or update of title, owner_id, organization on albums
    for each row execute function refresh_album()`.execute(db);
  await sql`create function refresh_albums_of_owner() returns trigger language plpgsql as $$
    begin
      update albums set search = album_search(id, title, owner_id, organization) where owner_id = new.sub
        and search <> album_search(id, title, owner_id, organization);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger users_dashboard after insert or update of email, nickname on users
    for each row execute function refresh_albums_of_owner()`.execute(db);
  await sql`update albums set search = album_search(id, title, owner_id, organization)`.execute(db);

  // Descending with what has no day last is an order of its own; the other way round an index is read backwards.
  for (const [name, prefix] of [
    ['orders_', ''],
    ['orders_tab_', 'tab, '],
  ] as const) {
    const columns = sql.raw(prefix);
    await sql`create index ${sql.id(`${name}by_time`)} on orders (${columns}created_at, id)
      where deleted_at is null`.execute(db);
    await sql`create index ${sql.id(`${name}by_event`)} on orders (${columns}release_date, id)
      where deleted_at is null`.execute(db);
    await sql`create index ${sql.id(`${name}by_late_event`)}
      on orders (${columns}release_date desc nulls last, id desc) where deleted_at is null`.execute(db);
  }
  for (const [name, condition] of [
    ['albums_', 'trashed_at is null'],
    ['albums_ordered_', 'trashed_at is null and has_order'],
  ] as const) {
    const where = sql.raw(condition);
    await sql`create index ${sql.id(`${name}by_time`)} on albums (created_at, id) where ${where}`.execute(db);
    await sql`create index ${sql.id(`${name}by_event`)} on albums (release_date, id) where ${where}`.execute(db);
    await sql`create index ${sql.id(`${name}by_late_event`)}
      on albums (release_date desc nulls last, id desc) where ${where}`.execute(db);
  }
  await sql`create index invoices_unpaid on invoices (due_on, order_id) where status = 'open' and kind = 'invoice'`.execute(
    db,
  );
  await sql`create index albums_by_change on albums (updated_at) where trashed_at is null`.execute(db);

  // The embedded database has no such extension, and a person of the database may lack the right to it: both do without.
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index orders_by_search on orders using gin (search gin_trgm_ops) where deleted_at is null;
    create index albums_by_search on albums using gin (search gin_trgm_ops) where trashed_at is null;
  exception when others then null;
  end $$`.execute(db);
}
