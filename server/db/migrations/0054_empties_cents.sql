ALTER TABLE "handovers" ADD COLUMN "empties_cents" integer;
