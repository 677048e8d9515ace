-- Compact JWE, which is text. Nothing was stored before.
alter table buyer_sessions alter column sealed type text using encode(sealed, 'escape');
